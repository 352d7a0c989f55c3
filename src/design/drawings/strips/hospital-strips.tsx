import { Boxed, Strike } from '../cases/case-screen.tsx';
import { Arrow } from '../parts/arrow.tsx';
import { machineStroke } from '../parts/line.ts';
import { SignOff } from '../parts/sign-off.tsx';
import { measureLabel } from '../parts/text-width.ts';
import { Corrected, desk, Labels, Lines, WorkPicture, type WorkStripProps } from './strip.tsx';

const days = ['first', 'second', 'third', 'fourth'] as const;
const left = (day: number): number => 20 + day * 52;
const slot = (day: number): string => `M${left(day)} 100h48v24h-48z`;

/** A phone without a signal: a patient moves the visit from the first day to the third. */
export function VisitMoved({ words, ...rest }: WorkStripProps<'visit-moved'>) {
  return (
    <WorkPicture {...rest} words={words}>
      {desk}
      <path
        className="fill-sheet stroke-[4]"
        d="M12 170V38a26 26 0 0 1 26-26H202a26 26 0 0 1 26 26V170M231 62v28"
      />
      <path d="M14 44H226M174 24l9 9m0-9l-9 9" />
      <path className="stroke-control stroke-[3]" d="M188 35v-4M194 35v-8M200 35v-12M206 35v-16" />
      <path className="stroke-hairline" d="M70 94v70M122 94v70M174 94v70" />
      <Labels at={[[34, 34, words.state]]} />
      <Labels at={[[24, 64, words.title, 'font-semibold']]} />
      <path {...machineStroke} d={slot(0) + slot(1) + slot(3)} />
      <path className="stroke-2" d={slot(2)} />
      <Labels
        anchor="middle"
        at={days.flatMap((day, index) => [
          [left(index) + 24, 86, words[`${day}Day`], 'text-ink-2'],
          [left(index) + 24, 117, words[`${day}Time`], index === 2 ? 'font-semibold' : ''],
        ])}
      />
      <Strike x={44 - measureLabel(words.firstTime) / 2} y={117}>
        {words.firstTime}
      </Strike>
      <g className="text-redline">
        <path className="stroke-redline" d="M44 124v20h194M148 144v-10" />
        <Arrow from={[148, 138]} to={[148, 126]} />
        <Labels at={[[244, 149, words.note, 'font-semibold']]} />
      </g>
      <SignOff x={260} y={34} />
      <Lines x={244} y={72} room={15}>
        {words.foot}
      </Lines>
    </WorkPicture>
  );
}

/** Results of a laboratory on their way to the records; one that was held is given to the right record by a person. */
export function LabResults({ words, ...rest }: WorkStripProps<'lab-results'>) {
  return (
    <WorkPicture {...rest} words={words}>
      <path className="fill-sunk" d="M-1-1h99v166H-1zM284-1h97v166h-97z" />
      <path d="M284 41h96M284 82h96M284 123h96M98 24h8M98 63h8M98 102h8" />
      <Lines x={10} y={28} room={11}>
        {words.title}
      </Lines>
      <Lines x={10} y={130} room={11} className="text-ink-2">
        {words.note}
      </Lines>
      {[words.first, words.second, words.third].map((result, index) => (
        <Boxed key={index} x={116} y={29 + index * 39}>
          {result}
        </Boxed>
      ))}
      <Labels at={[[298, 26, words.firstRecord]]} />
      <Labels at={[[298, 67, words.secondRecord]]} />
      <Labels at={[[298, 108, words.thirdRecord]]} />
      <Labels at={[[298, 149, words.fourthRecord]]} />
      <path {...machineStroke} d="M224 24C248 24 248 20 274 20M204 63C248 63 248 61 274 61M226 102H274" />
      <Arrow from={[264, 61]} to={[282, 61]} />
      <Arrow from={[264, 20]} to={[282, 20]} />
      <g className="text-redline">
        <path className="stroke-redline" d="M226 102C268 102 246 143 274 143M258 95l14 14m0-14l-14 14" />
        <Arrow from={[264, 143]} to={[282, 143]} />
        <Lines x={144} y={136} room={15} className="font-semibold">
          {words.foot}
        </Lines>
      </g>
      <SignOff x={122} y={142} />
    </WorkPicture>
  );
}

/** Requests at a clinic in a browser's window; what it would grant the last goes to a person, who has signed that. */
export function RepeatRequests({ words, ...rest }: WorkStripProps<'repeat-requests'>) {
  return (
    <WorkPicture {...rest} words={words}>
      {desk}
      <path className="fill-sheet" d="M8 170V18a10 10 0 0 1 10-10H390V170" />
      <path d="M8 36H380M22 22a4 4 0 1 1 0 .1M36 22a4 4 0 1 1 0 .1M50 22a4 4 0 1 1 0 .1" />
      <rect x={74} y={12} width={292} height={20} rx={10} className="fill-sunk stroke-none" />
      <Labels at={[[88, 27, words.address, 'text-ink-2']]} />
      <Labels at={[[20, 59, words.title, 'font-semibold']]} />
      <Labels at={[[40 + measureLabel(words.title, { isBold: true }), 59, words.note, 'text-ink-2']]} />
      {words.button && (
        <path
          className="fill-current"
          d={`M368 42v24h-${measureLabel(words.button, { isBold: true }) + 20}v-24z`}
        />
      )}
      <g className="text-paper">
        <Labels anchor="end" at={[[358, 59, words.button, 'font-semibold']]} />
      </g>
      <path className="stroke-hairline" d="M8 72H380M8 99H380M8 126H380M8 153H380" />
      <path d="M21 77h17v17h-17zM21 104h17v17h-17z" />
      <Proposals words={words} x={53} at={190} y={90} pitch={27} />
      <g className="text-on-mark">
        <path className="fill-mark" d="M21 131h17v17h-17z" />
        <path className="stroke-2" d="M25 140l4 4 6-9" />
      </g>
    </WorkPicture>
  );
}

/** A letter with words marked, each with the code that a model draws from it; a coder has dropped the last. */
export function LetterCodes({ words, ...rest }: WorkStripProps<'letter-codes'>) {
  const ends = [words.first, words.second, words.third].map((line) => measureLabel(line) + 70);
  return (
    <WorkPicture {...rest} words={words}>
      {desk}
      <path className="fill-sheet" d="M14 170V12H350l20 20V170M350 12v20h20" />
      <path className="stroke-hairline" d="M214 12V164" />
      <path strokeWidth={3} className="stroke-hairline" d="M58 56H196M64 99H172M64 129H200M64 160H176" />
      <path
        className="fill-sunk stroke-none"
        d={ends.map((end, row) => `M58 ${73 + row * 30}H${end}v23H58z`).join('')}
      />
      <path {...machineStroke} d={ends.map((end, row) => `M${end} ${84 + row * 30}H222`).join('')} />
      <Labels at={[[58, 42, words.title, 'font-semibold']]} />
      <Labels at={[[226, 42, words.note, 'text-ink-2']]} />
      <Proposals words={words} x={64} at={222} y={89} pitch={30} />
      <SignOff x={36} y={144} />
    </WorkPicture>
  );
}

/** Where the lines and what is proposed for them begin, the first line's height, and that of each. */
interface ProposalsProps extends Record<'x' | 'at' | 'y' | 'pitch', number> {
  words: WorkStripProps<'letter-codes'>['words'];
}

/** Three lines, and what a machine proposes for each; the last is corrected. */
function Proposals({ words, x, at, y, pitch }: ProposalsProps) {
  return (
    <>
      <Labels at={[words.first, words.second, words.third].map((line, row) => [x, y + row * pitch, line])} />
      <Boxed x={at + 10} y={y}>
        {words.firstProposal}
      </Boxed>
      <Boxed x={at + 10} y={y + pitch}>
        {words.secondProposal}
      </Boxed>
      <Corrected x={at} y={y + 2 * pitch} words={words} />
    </>
  );
}
