import { Boxed, Strike } from '../cases/case-screen.tsx';
import { Arrow } from '../parts/arrow.tsx';
import { Label } from '../parts/label.tsx';
import { machineStroke } from '../parts/line.ts';
import { SignOff } from '../parts/sign-off.tsx';
import { measureLabel } from '../parts/text-width.ts';
import { Corrected, WorkStrip, type WorkStripProps } from './strip.tsx';

const days = ['first', 'second', 'third', 'fourth'] as const;
const left = (day: number): number => 14 + day * 90;
const slot = (day: number): string => `M${left(day)} 71h82v27h-82z`;

/** Four days of an appointment calendar: a patient moves the visit from the first to the third. */
export function VisitMoved({ words, ...rest }: WorkStripProps<'visit-moved'>) {
  return (
    <WorkStrip {...rest} words={words}>
      <path {...machineStroke} d={slot(0) + slot(1) + slot(3)} />
      <path className="stroke-2" d={slot(2)} />
      {days.map((day, index) => (
        <g key={day}>
          <Label x={left(index) + 41} y={60} anchor="middle" className="text-ink-2">
            {words[`${day}Day`]}
          </Label>
          <Label x={left(index) + 41} y={90} anchor="middle" className={index === 2 ? 'font-semibold' : ''}>
            {words[`${day}Time`]}
          </Label>
        </g>
      ))}
      <Strike x={55 - measureLabel(words.firstTime) / 2} y={90}>
        {words.firstTime}
      </Strike>
      <g className="text-redline">
        <path className="stroke-redline" d="M55 98v16h180v-8" />
        <Arrow from={[235, 114]} to={[235, 100]} />
      </g>
      <path d="M0 127h380" />
      <Label x={14} y={151}>
        {words.foot}
      </Label>
      <SignOff x={351} y={146} />
    </WorkStrip>
  );
}

/** Results of a laboratory on their way to the records; one that was held is given to the right record by a person. */
export function LabResults({ words, ...rest }: WorkStripProps<'lab-results'>) {
  return (
    <WorkStrip {...rest} words={words}>
      <path className="fill-sunk" d="M262 36h119v94h-119z" />
      <path d="M0 130h380M262 59h118M262 83h118M262 106h118" />
      {[words.first, words.second, words.third].map((result, index) => (
        <Label key={index} x={14} y={58 + index * 30}>
          {result}
        </Label>
      ))}
      {[words.firstRecord, words.secondRecord, words.thirdRecord, words.fourthRecord].map((record, index) => (
        <Label key={index} x={276} y={53 + Math.round(index * 23.5)}>
          {record}
        </Label>
      ))}
      <path
        {...machineStroke}
        d="M126 53C190 53 190 71 252 71M126 83C190 83 190 48 252 48M126 113C190 113 190 95 252 95"
      />
      <Arrow from={[242, 71]} to={[260, 71]} />
      <Arrow from={[242, 48]} to={[260, 48]} />
      <g className="text-redline">
        <path className="stroke-redline" d="M126 113C190 113 190 118 252 118M214 90l14 14m0-14l-14 14" />
        <Arrow from={[242, 118]} to={[260, 118]} />
        <Label x={14} y={152} className="font-semibold">
          {words.foot}
        </Label>
      </g>
      <SignOff x={351} y={147} />
    </WorkStrip>
  );
}

/** Requests at a clinic, which a program would grant; the last goes to a person. */
export function RepeatRequests({ words, ...rest }: WorkStripProps<'repeat-requests'>) {
  return (
    <WorkStrip {...rest} words={words}>
      <Proposals words={words} x={152} />
    </WorkStrip>
  );
}

/** Sentences of a letter, each with the code that a model draws from it; a coder has dropped the last. */
export function LetterCodes({ words, ...rest }: WorkStripProps<'letter-codes'>) {
  const ends = [words.first, words.second, words.third].map((line) => measureLabel(line) + 20);
  return (
    <WorkStrip {...rest} words={words}>
      <path
        className="fill-sunk stroke-none"
        d={ends.map((end, row) => `M8 ${46 + row * 43}H${end}v23H8z`).join('')}
      />
      <path {...machineStroke} d={ends.map((end, row) => `M${end} ${57 + row * 43}H190`).join('')} />
      <Proposals words={words} x={190} />
    </WorkStrip>
  );
}

interface ProposalsProps {
  /** Where the proposals begin. */
  x: number;
  words: WorkStripProps<'letter-codes'>['words'];
}

/** Three lines, and what a machine proposes for each; the last is corrected, and signed. */
function Proposals({ words, x }: ProposalsProps) {
  return (
    <>
      <path className="stroke-hairline" d="M0 79h380M0 122h380" />
      {[words.first, words.second, words.third].map((line, row) => (
        <Label key={row} x={14} y={62 + row * 43}>
          {line}
        </Label>
      ))}
      <Boxed x={x + 10} y={62}>
        {words.firstProposal}
      </Boxed>
      <Boxed x={x + 10} y={105}>
        {words.secondProposal}
      </Boxed>
      <Corrected x={x} y={148} words={words} />
      <SignOff x={351} y={143} />
    </>
  );
}
