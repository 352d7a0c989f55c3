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
        <Struck x={38} y={72}>
          {words.struck}
        </Struck>
        <Red x={words.struck ? measureLabel(words.struck) + 52 : 38} y={72}>
          {words.correction}
        </Red>
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

/** A day by the hour, 36 units each: an explanation, exercises that are drafted, one of them replaced, and a task that is signed. */
export function CourseDay({ words, ...rest }: WorkStripProps<'course-day'>) {
  return (
    <WorkStrip {...rest} words={words} height={314}>
      <path {...machineStroke} d="M64 79h300v40H64z" />
      <path d="M64 52h300v24H64zM64 268h300v34H64z" />
      <path className="fill-sunk" d="M64 197h300v68H64z" />
      <Labels
        at={[
          [14, 69, words.firstTime, 'text-ink-2'],
          [74, 69, words.first],
          [14, 104, words.secondTime, 'text-ink-2'],
          [74, 104, words.second],
          [14, 145, words.thirdTime, 'text-ink-2'],
          [14, 181, words.pauseTime, 'text-ink-2'],
          [74, 181, words.pause, 'text-ink-2'],
          [14, 224, words.fourthTime, 'text-ink-2'],
          [74, 224, words.fourth, 'font-semibold'],
          [74, 247, words.fourthNote, 'text-ink-2'],
          [14, 290, words.lastTime, 'text-ink-2'],
          [74, 290, words.last],
        ]}
      />
      <Corrected x={64} y={145} words={words} />
      <SignOff x={343} y={285} />
    </WorkStrip>
  );
}
