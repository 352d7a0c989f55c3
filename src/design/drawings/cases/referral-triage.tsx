import { Label } from '../parts/label.tsx';
import { SignOff } from '../parts/sign-off.tsx';
import { Stamp } from '../parts/stamp.tsx';
import { CaseScreen, Correction, Proposal, type CaseDrawingProps } from './case-screen.tsx';

/** Referral letters with the lane that a machine proposes; one is lifted to urgent, and beside them is its scan with the reasons. */
export function ReferralTriage({ words, ...rest }: CaseDrawingProps<'referral-triage'>) {
  return (
    <CaseScreen {...rest} title={words.title} note={words.note}>
      <path className="fill-sunk stroke-none" d="M0 49h449v90H0z" />
      <path d="M450 48v472" />
      <path className="stroke-hairline" d="M0 139h450M0 229h450M0 319h450M0 409h450" />
      <Label x={20} y={82}>
        {words.first}
      </Label>
      <Correction x={20} y={117} now={words.redNote}>
        {words.firstLane}
      </Correction>
      <Label x={20} y={172}>
        {words.second}
      </Label>
      <Proposal x={20} y={207}>
        {words.secondLane}
      </Proposal>
      <Label x={20} y={262}>
        {words.third}
      </Label>
      <Proposal x={20} y={297}>
        {words.thirdLane}
      </Proposal>
      <Label x={20} y={352}>
        {words.fourth}
      </Label>
      <Proposal x={20} y={387}>
        {words.fourthLane}
      </Proposal>
      <Label x={20} y={442}>
        {words.fifth}
      </Label>
      <Proposal x={20} y={477}>
        {words.fifthLane}
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
        {words.firstQuote}
      </Label>
      <Label x={502} y={227}>
        {words.secondQuote}
      </Label>
      <g className="text-redline">
        <Label x={480} y={410} className="font-semibold">
          {words.warning}
        </Label>
      </g>
      <Label x={480} y={436} className="text-ink-2">
        {words.reasons}
      </Label>
      <Stamp x={612} y={442} width={150} height={62} heading={words.stamp} signature={words.stampedBy} />
    </CaseScreen>
  );
}
