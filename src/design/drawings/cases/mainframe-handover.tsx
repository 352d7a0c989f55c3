import { Label } from '../parts/label.tsx';
import { SignOff } from '../parts/sign-off.tsx';
import { Stamp } from '../parts/stamp.tsx';
import { CaseScreen, Correction, type CaseDrawingProps } from './case-screen.tsx';

/** One screen’s results from the old system and the new; one difference is corrected, and the screen is signed. */
export function MainframeHandover({ words, ...rest }: CaseDrawingProps<'mainframe-handover'>) {
  return (
    <CaseScreen {...rest} title={words.title} note={words.note}>
      <path className="fill-sunk stroke-none" d="M0 49h449v90H0z" />
      <path d="M450 48v472" />
      <path className="stroke-hairline" d="M0 139h450M0 229h450M0 319h450M0 409h450" />
      <Label x={20} y={82}>
        {words.first}
      </Label>
      <Correction x={20} y={117} now={words.redFigure}>
        {words.struck}
      </Correction>
      <Label x={300} y={117} className="text-ink-2">
        {words.firstOld}
      </Label>
      <Label x={20} y={172}>
        {words.second}
      </Label>
      <Label x={20} y={207}>
        {words.secondFigure}
      </Label>
      <Label x={300} y={207} className="text-ink-2">
        {words.secondOld}
      </Label>
      <Label x={20} y={262}>
        {words.third}
      </Label>
      <Label x={20} y={297}>
        {words.thirdFigure}
      </Label>
      <Label x={300} y={297} className="text-ink-2">
        {words.thirdOld}
      </Label>
      <Label x={20} y={352}>
        {words.fourth}
      </Label>
      <Label x={20} y={387}>
        {words.fourthFigure}
      </Label>
      <Label x={300} y={387} className="text-ink-2">
        {words.fourthOld}
      </Label>
      <Label x={20} y={442}>
        {words.fifth}
      </Label>
      <Label x={20} y={477}>
        {words.fifthFigure}
      </Label>
      <Label x={300} y={477} className="text-ink-2">
        {words.fifthOld}
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
        {words.progress}
      </Label>
      <Label x={474} y={390} className="text-ink-2">
        {words.ours}
      </Label>
      <Label x={474} y={416} className="text-ink-2">
        {words.theirs}
      </Label>
      <Stamp x={604} y={432} width={150} height={62} heading={words.stamp} signature={words.stampedBy} />
    </CaseScreen>
  );
}
