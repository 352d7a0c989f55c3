import { Label } from '../parts/label.tsx';
import { machineStroke } from '../parts/line.ts';
import { measureLabel } from '../parts/text-width.ts';
import { CaseRow, CaseRows, Correction, Proposal } from './case-rows.tsx';
import { CaseScreen, Red, type CaseDrawingProps } from './case-screen.tsx';

/**
 * Referral letters in three lanes that a machine proposes; one is corrected from the last to the first, and beside them
 * is its scan with the reasons.
 */
export function ReferralTriage({ words, ...rest }: CaseDrawingProps<'referral-triage'>) {
  return (
    <CaseScreen {...rest} title={words.title} note={words.note}>
      <CaseRows words={words}>
        <CaseRow row={0} name={words.first}>
          <Correction now={words.redNote}>{words.firstLane}</Correction>
        </CaseRow>
        <CaseRow row={1} name={words.second}>
          <Proposal>{words.secondLane}</Proposal>
        </CaseRow>
        <CaseRow row={2} name={words.third}>
          <Proposal>{words.thirdLane}</Proposal>
        </CaseRow>
        <CaseRow row={3} name={words.fifth}>
          <Proposal>{words.fifthLane}</Proposal>
        </CaseRow>
        <CaseRow row={4} name={words.fourth}>
          <Proposal>{words.fourthLane}</Proposal>
        </CaseRow>
      </CaseRows>
      <path d="M406 62h328l30 30v242H406zM734 62v30h30" />
      <Label x={426} y={98}>
        {words.salutation}
      </Label>
      <Label x={426} y={128}>
        {words.opening}
      </Label>
      <Quoted y={161}>{words.firstQuote}</Quoted>
      <Quoted y={197}>{words.secondQuote}</Quoted>
      <Label x={426} y={234}>
        {words.finding}
      </Label>
      <Label x={426} y={264}>
        {words.overleaf}
      </Label>
      <path
        className="stroke-ink-2"
        d="M428 312c8-30 18-30 14-6s14-20 20-12 2 16 12 8 12-12 20-4 24-2 44-10"
      />
      <Red x={406} y={368}>
        {words.warning}
      </Red>
      <Label x={406} y={396} className="text-ink-2">
        {words.reasons}
      </Label>
    </CaseScreen>
  );
}

/** A line of the scan that the machine quotes. */
function Quoted({ y, children }: { y: number; children: string | undefined }) {
  if (!children) return null;
  const width = measureLabel(children);
  return (
    <>
      <path className="fill-sunk stroke-none" d={`M420 ${y - 19}h${width + 12}v28H420z`} />
      <path {...machineStroke} d={`M426 ${y + 9}h${width}`} />
      <Label x={426} y={y}>
        {children}
      </Label>
    </>
  );
}
