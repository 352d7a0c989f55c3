import type { ReactNode } from 'react';
import { Arrow } from '../parts/arrow.tsx';
import { Label } from '../parts/label.tsx';
import { machineStroke } from '../parts/line.ts';
import { SignOff } from '../parts/sign-off.tsx';
import { measureLabel } from '../parts/text-width.ts';
import { Correction, Proposal } from './case-rows.tsx';
import { CaseScreen, CaseStamp, Red, Struck, type CaseDrawingProps } from './case-screen.tsx';

/** Where each letter's row begins; the first one is struck where it was, above the last row here. */
const tops = [46, 108, 166, 218, 300] as const;

/**
 * Referral letters in three lanes that a machine proposes; one is lifted from the last into the first, and beside them is
 * its scan with the reasons.
 */
export function ReferralTriage({ words, ...rest }: CaseDrawingProps<'referral-triage'>) {
  return (
    <CaseScreen {...rest} title={words.title} note={words.note}>
      <path className="fill-sunk stroke-none" d="M0 45h390v61H0z" />
      <path className="stroke-hairline" d="M0 106h390M0 220h390M0 302h390" />
      <path d="M0 168h390M0 272h390M0 354h390" />
      <Letter top={tops[0]} name={words.first}>
        <Correction now={words.redNote}>{words.firstLane}</Correction>
      </Letter>
      <Letter top={tops[1]} name={words.second}>
        <Proposal>{words.secondLane}</Proposal>
      </Letter>
      <Letter top={tops[2]} name={words.third}>
        <Proposal>{words.thirdLane}</Proposal>
      </Letter>
      <Letter top={tops[3]} name={words.fifth}>
        <Proposal>{words.fifthLane}</Proposal>
      </Letter>
      <path {...machineStroke} d="M16 275h334v23H16z" />
      <Struck x={26} y={291}>
        {words.first}
      </Struck>
      <g className="text-redline">
        <path className="stroke-redline" d="M350 286.5h16V182" />
        <Arrow from={[366, 286]} to={[366, 174]} />
      </g>
      <Letter top={tops[4]} name={words.fourth}>
        <Proposal>{words.fourthLane}</Proposal>
      </Letter>
      <SignOff x={358} y={75} />
      <Label x={16} y={392} className="text-ink-2">
        {words.count}
      </Label>
      <CaseStamp words={words} />
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

function Letter({ top, name, children }: { top: number; name: string | undefined; children: ReactNode }) {
  return (
    <g transform={`translate(16 ${top - 2})`}>
      <Label x={0} y={20}>
        {name}
      </Label>
      {children}
    </g>
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
