import { Red, Struck } from '../cases/case-screen.tsx';
import { machineStroke } from '../parts/line.ts';
import { SignOff } from '../parts/sign-off.tsx';
import { measureLabel } from '../parts/text-width.ts';
import { Corrected, desk, Labels, WorkPicture, WorkStrip, type WorkStripProps } from './strip.tsx';

/** A letter on a desk without its patient's name, signed, and on it the summary that is drafted from it. */
export function LetterSummary({ words, ...rest }: WorkStripProps<'letter-summary'>) {
  return (
    <WorkPicture {...rest} words={words}>
      {desk}
      <g transform="rotate(-3 20 20)">
        <path className="fill-sheet" d="M18 190V18H326V190" />
        <path strokeWidth={5} className="stroke-hairline" d="M38 88H290M38 104H112M38 166H112" />
        <Labels at={[[38, 46, words.title, 'font-semibold']]} />
        <Rewritten x={38} y={72} words={words} />
        <g className="text-on-mark">
          <path className="fill-mark" d="M34 114h76v38H34z" />
          <path
            className="stroke-2"
            d="M42 142c8-16 18-26 18-18s-12 18-7 18 8-11 11-11-2 10 2 10 6-10 9-10-1 9 3 9 8-6 24-9"
          />
        </g>
      </g>
      <path className="fill-sheet stroke-none" d="M118 74h248v76H118z" />
      <path {...machineStroke} d="M118 74h248v76H118z" />
      <Labels at={[[130, 95, words.note, 'text-ink-2']]} />
      <Labels at={[[130, 118, words.first]]} />
      <Labels at={[[130, 140, words.second]]} />
    </WorkPicture>
  );
}

/** Two drafted lines of code; the second breaks a rule of the team, and is written again. */
export function ReviewRule({ words, ...rest }: WorkStripProps<'review-rule'>) {
  return (
    <WorkPicture {...rest} words={words}>
      {desk}
      <path className="fill-sheet stroke-none" d="M0 36h380v128H0z" />
      <path className="fill-sheet" d="M-1 36H14V8H136V36H380" />
      <path {...machineStroke} d="M34 46h332v50H34z" />
      <g className="font-mono">
        <Labels at={[[26, 27, words.title]]} />
        <Labels at={[[44, 66, words.first]]} />
        <Labels at={[[44, 88, words.struck]]} />
        <g className="text-redline">
          <path className="stroke-redline" d={`M44 83h${(words.struck ?? '').length * 9}M40 100v20`} />
          <Labels at={[[48, 116, words.correction]]} />
        </g>
      </g>
      <path d="M0 128h380" />
      <Labels at={[[14, 151, words.rule]]} />
      <Labels anchor="end" at={[[366, 24, words.note, 'text-ink-2']]} />
      <SignOff x={351} y={146} />
    </WorkPicture>
  );
}

/** What a vendor claims, line by line: two claims hold, the third is not shown. */
export function VendorClaims({ words, ...rest }: WorkStripProps<'vendor-claims'>) {
  return (
    <WorkStrip {...rest} words={words}>
      <path className="stroke-hairline" d="M0 78h380M0 121h380" />
      <Labels at={[[14, 62, words.first]]} />
      <Labels at={[[14, 105, words.second]]} />
      <Corrected y={147} words={words} />
      <SignOff x={351} y={57} />
      <SignOff x={351} y={100} />
      <path d="M336 129h30v26h-30z" />
    </WorkStrip>
  );
}

/** A day by the hour, 40 units each: an explanation, exercises that are drafted, one of them replaced, and a task that is signed. */
export function CourseDay({ words, ...rest }: WorkStripProps<'course-day'>) {
  return (
    <WorkStrip {...rest} words={words} height={336}>
      <path {...machineStroke} d="M64 80h300v44H64zM64 130h300v34H64z" />
      <path d="M64 50h300v24H64zM64 290h300v34H64z" />
      <path className="fill-sunk" d="M64 210h300v74H64z" />
      <Labels
        at={[
          [14, 67, words.firstTime, 'text-ink-2'],
          [76, 67, words.first],
          [14, 107, words.secondTime, 'text-ink-2'],
          [76, 107, words.second],
          [14, 152, words.thirdTime, 'text-ink-2'],
          [14, 192, words.pauseTime, 'text-ink-2'],
          [76, 192, words.pause, 'text-ink-2'],
          [14, 241, words.fourthTime, 'text-ink-2'],
          [76, 241, words.fourth, 'font-semibold'],
          [76, 264, words.fourthNote, 'text-ink-2'],
          [14, 312, words.lastTime, 'text-ink-2'],
          [76, 312, words.last],
        ]}
      />
      <Rewritten x={76} y={152} words={words} />
      <SignOff x={345} y={307} />
    </WorkStrip>
  );
}

/** Words struck in red, and behind them those that take their place. */
function Rewritten({
  x,
  y,
  words,
}: {
  x: number;
  y: number;
  words: { struck?: string; correction?: string };
}) {
  return (
    <>
      <Struck x={x} y={y}>
        {words.struck}
      </Struck>
      <Red x={words.struck ? x + measureLabel(words.struck) + 14 : x} y={y}>
        {words.correction}
      </Red>
    </>
  );
}
