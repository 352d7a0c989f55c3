import type { DrawingProps } from '../drawing.tsx';
import { Label } from '../parts/label.tsx';
import { SignOff } from '../parts/sign-off.tsx';
import { Stamp } from '../parts/stamp.tsx';
import { CaseScreen, Correction, Proposal } from './case-screen.tsx';

/** Referral letters with the lane that a machine proposes; one is lifted to urgent, and beside them is its scan with the reasons. */
export function ReferralTriage(props: DrawingProps) {
  return (
    <CaseScreen {...props} title="Letters" note="Scan, page 1 of 2">
      <path className="fill-sunk stroke-none" d="M0 49h449v90H0z" />
      <path d="M450 48v472" />
      <path className="stroke-hairline" d="M0 139h450M0 229h450M0 319h450M0 409h450" />
      <Label x={20} y={82}>
        Short of breath at rest
      </Label>
      <Correction x={20} y={117} width={82} now="urgent">
        routine
      </Correction>
      <Label x={20} y={172}>
        Chest pain on stairs
      </Label>
      <Proposal x={20} y={207} width={78}>
        urgent
      </Proposal>
      <Label x={20} y={262}>
        Knee, after a fall
      </Label>
      <Proposal x={20} y={297} width={66}>
        soon
      </Proposal>
      <Label x={20} y={352}>
        Yearly eye check
      </Label>
      <Proposal x={20} y={387} width={82}>
        routine
      </Proposal>
      <Label x={20} y={442}>
        Skin, second letter
      </Label>
      <Proposal x={20} y={477} width={66}>
        soon
      </Proposal>
      <SignOff x={416} y={94} />
      <SignOff x={416} y={184} />
      <SignOff x={416} y={274} />
      <SignOff x={416} y={364} />
      <path d="M480 76h210l30 30v268H480zM690 76v30h30" />
      <path
        className="stroke-control"
        d="M500 104h96M500 136h180M500 158h164M500 268h190M500 290h176M500 312h190M500 334h84"
      />
      <path className="fill-sunk stroke-none" d="M496 174h196v26H496zM496 208h132v26H496z" />
      <path strokeDasharray="6 4" d="M500 202h188M500 236h124" />
      <Label x={502} y={193}>
        cannot lie flat at night
      </Label>
      <Label x={502} y={227}>
        for ten days
      </Label>
      <g className="text-redline">
        <Label x={480} y={410} className="font-semibold">
          Look again: page 2 missing
        </Label>
      </g>
      <Label x={480} y={436} className="text-ink-2">
        handwriting, two dates
      </Label>
      <Stamp x={612} y={442} width={150} height={62} heading="SIGNED" signature="P. Nair 5/2" />
    </CaseScreen>
  );
}
