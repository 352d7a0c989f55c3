import type { DrawingProps } from '../drawing.tsx';
import { Label } from '../parts/label.tsx';
import { SignOff } from '../parts/sign-off.tsx';
import { Stamp } from '../parts/stamp.tsx';
import { CaseScreen, Correction } from './case-screen.tsx';

/** One screen’s results from the old system and the new; one difference is corrected, and the screen is signed. */
export function MainframeHandover(props: DrawingProps) {
  return (
    <CaseScreen {...props} title="Rate change: old and new" note="Screens moved">
      <path className="fill-sunk stroke-none" d="M0 49h449v90H0z" />
      <path d="M450 48v472" />
      <path className="stroke-hairline" d="M0 139h450M0 229h450M0 319h450M0 409h450" />
      <Label x={20} y={82}>
        Premium, policy 31-077
      </Label>
      <Correction x={20} y={117} width={82} now="412.20">
        412.19
      </Correction>
      <Label x={300} y={117} className="text-ink-2">
        old: 412.20
      </Label>
      <Label x={20} y={172}>
        Premium, policy 31-078
      </Label>
      <Label x={20} y={207}>
        388.05
      </Label>
      <Label x={300} y={207} className="text-ink-2">
        old: 388.05
      </Label>
      <Label x={20} y={262}>
        Surcharge, flood zone
      </Label>
      <Label x={20} y={297}>
        24.00
      </Label>
      <Label x={300} y={297} className="text-ink-2">
        old: 24.00
      </Label>
      <Label x={20} y={352}>
        Agent’s commission
      </Label>
      <Label x={20} y={387}>
        31.60
      </Label>
      <Label x={300} y={387} className="text-ink-2">
        old: 31.60
      </Label>
      <Label x={20} y={442}>
        Next renewal
      </Label>
      <Label x={20} y={477}>
        05/01
      </Label>
      <Label x={300} y={477} className="text-ink-2">
        old: 05/01
      </Label>
      <SignOff x={416} y={80} />
      <SignOff x={416} y={184} />
      <SignOff x={416} y={274} />
      <SignOff x={416} y={364} />
      <path d="M474 72h32v32h-32zM516 72h32v32h-32zM558 72h32v32h-32zM600 72h32v32h-32zM642 72h32v32h-32zM684 72h32v32h-32zM726 72h32v32h-32zM474 114h32v32h-32zM516 114h32v32h-32zM558 114h32v32h-32zM600 114h32v32h-32zM642 114h32v32h-32zM684 114h32v32h-32zM726 114h32v32h-32zM474 156h32v32h-32zM516 156h32v32h-32zM558 156h32v32h-32zM600 156h32v32h-32zM642 156h32v32h-32zM684 156h32v32h-32zM726 156h32v32h-32zM474 198h32v32h-32zM516 198h32v32h-32zM558 198h32v32h-32zM600 198h32v32h-32zM642 198h32v32h-32zM684 198h32v32h-32zM726 198h32v32h-32zM474 240h32v32h-32zM516 240h32v32h-32zM558 240h32v32h-32zM600 240h32v32h-32zM642 240h32v32h-32zM684 240h32v32h-32zM726 240h32v32h-32zM474 282h32v32h-32zM516 282h32v32h-32zM558 282h32v32h-32zM600 282h32v32h-32zM642 282h32v32h-32zM684 282h32v32h-32zM726 282h32v32h-32z" />
      <path
        className="fill-current stroke-none"
        d="M480 78h20v20h-20zM522 78h20v20h-20zM564 78h20v20h-20zM606 78h20v20h-20zM648 78h20v20h-20zM690 78h20v20h-20zM732 78h20v20h-20zM480 120h20v20h-20zM522 120h20v20h-20zM564 120h20v20h-20zM606 120h20v20h-20zM648 120h20v20h-20zM690 120h20v20h-20zM732 120h20v20h-20zM480 162h20v20h-20zM522 162h20v20h-20zM564 162h20v20h-20zM606 162h20v20h-20zM648 162h20v20h-20zM690 162h20v20h-20zM732 162h20v20h-20zM480 204h20v20h-20zM522 204h20v20h-20zM564 204h20v20h-20zM606 204h20v20h-20zM648 204h20v20h-20zM690 204h20v20h-20zM732 204h20v20h-20zM480 246h20v20h-20zM522 246h20v20h-20zM564 246h20v20h-20zM606 246h20v20h-20zM648 246h20v20h-20z"
      />
      <path strokeDasharray="6 4" strokeDashoffset={3} d="M684 240h20v20h-20z" />
      <Label x={474} y={360}>
        Side by side, day 61 of 90
      </Label>
      <Label x={474} y={390} className="text-ink-2">
        3,071 ours, corrected
      </Label>
      <Label x={474} y={416} className="text-ink-2">
        41 of the old system
      </Label>
      <Stamp x={604} y={432} width={150} height={62} heading="SIGNED" signature="E. Voss 6/9" />
    </CaseScreen>
  );
}
