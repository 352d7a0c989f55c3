import { Label } from '../parts/label.tsx';
import {
  CaseRow,
  CaseRows,
  CaseScreen,
  CaseStamp,
  Correction,
  Proposal,
  type CaseDrawingProps,
} from './case-screen.tsx';

/** Referral letters with the lane that a machine proposes; one is lifted to urgent, and beside them is its scan with the reasons. */
export function ReferralTriage({ words, ...rest }: CaseDrawingProps<'referral-triage'>) {
  return (
    <CaseScreen {...rest} title={words.title} note={words.note}>
      <CaseRows ticked={[0, 1, 2, 3]}>
        <CaseRow row={0} name={words.first}>
          <Correction now={words.redNote}>{words.firstLane}</Correction>
        </CaseRow>
        <CaseRow row={1} name={words.second}>
          <Proposal>{words.secondLane}</Proposal>
        </CaseRow>
        <CaseRow row={2} name={words.third}>
          <Proposal>{words.thirdLane}</Proposal>
        </CaseRow>
        <CaseRow row={3} name={words.fourth}>
          <Proposal>{words.fourthLane}</Proposal>
        </CaseRow>
        <CaseRow row={4} name={words.fifth}>
          <Proposal>{words.fifthLane}</Proposal>
        </CaseRow>
      </CaseRows>
      <CaseStamp words={words} />
      <path d="M410 62h320l30 30v242H410zM730 62v30h30" />
      <path className="fill-sunk stroke-none" d="M424 142h200v28H424zM424 178h130v28H424z" />
      <path strokeDasharray="6 4" d="M428 170h192M428 206h122" />
      <Label x={430} y={98}>
        {words.salutation}
      </Label>
      <Label x={430} y={128}>
        {words.opening}
      </Label>
      <Label x={430} y={161}>
        {words.firstQuote}
      </Label>
      <Label x={430} y={197}>
        {words.secondQuote}
      </Label>
      <Label x={430} y={234}>
        {words.finding}
      </Label>
      <Label x={430} y={264}>
        {words.overleaf}
      </Label>
      <path
        className="stroke-ink-2"
        d="M432 312c8-30 18-30 14-6s14-20 20-12 2 16 12 8 12-12 20-4 24-2 44-10"
      />
      <g className="text-redline">
        <Label x={410} y={368} className="font-semibold">
          {words.warning}
        </Label>
      </g>
      <Label x={410} y={396} className="text-ink-2">
        {words.reasons}
      </Label>
    </CaseScreen>
  );
}
