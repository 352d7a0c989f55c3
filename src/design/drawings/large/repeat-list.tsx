import { Boxed } from '../cases/case-screen.tsx';
import { measureLabel } from '../parts/text-width.ts';
import { Corrected, Labels } from '../strips/strip.tsx';
import { LargePicture, type LargeDrawingProps } from './large-drawing.tsx';

/** The baseline of each line; the third has room for its reason. */
const lines = { first: 130, second: 164, third: 199, fourth: 254, fifth: 288 } as const;
const names = Object.keys(lines) as (keyof typeof lines)[];
const drafted = ['first', 'second', 'fourth', 'fifth'] as const;

const [askedAt, testAt, proposedAt, end] = [16, 200, 366, 588];

/** Requests in a browser's window, and what a portal would grant; a doctor refuses one and signs that. */
export function RepeatList({ words, ...rest }: LargeDrawingProps<'repeat-list'>) {
  const mark = measureLabel(words.signedBy) + 38;
  return (
    <LargePicture {...rest} words={words}>
      <path className="fill-sunk stroke-none" d="M0 177H604v55H0z" />
      <path d="M0 36H604M0 80H604M22 18a4 4 0 1 1 0 .1M37 18a4 4 0 1 1 0 .1M52 18a4 4 0 1 1 0 .1" />
      <rect x={78} y={7} width={510} height={22} rx={11} className="fill-sunk stroke-none" />
      <Labels at={[[92, 23, words.address, 'text-ink-2']]} />
      <Labels at={[[askedAt, 64, words.title, 'font-semibold']]} />
      <Labels
        at={[[askedAt + 20 + measureLabel(words.title, { isBold: true }), 64, words.note, 'text-ink-2']]}
      />
      {words.button && (
        <path
          className="fill-current"
          d={`M${end} 45v27h-${measureLabel(words.button, { isBold: true }) + 24}v-27z`}
        />
      )}
      <g className="text-paper">
        <Labels anchor="end" at={[[end - 12, 64, words.button, 'font-semibold']]} />
      </g>
      <Labels
        at={[
          [askedAt, 99, words.asked, 'text-ink-2'],
          [testAt, 99, words.test, 'text-ink-2'],
          [proposedAt, 99, words.proposed, 'text-ink-2'],
        ]}
      />
      <Labels anchor="end" at={[[end, 99, words.doctor, 'text-ink-2']]} />
      <path className="stroke-hairline" d="M0 108H604M0 142H604M0 177H604M0 232H604M0 266H604" />
      <Labels at={names.map((name) => [askedAt, lines[name], words[name]])} />
      <Labels at={names.map((name) => [testAt, lines[name], words[`${name}Test`], 'text-ink-2'])} />
      {drafted.map((name) => (
        <Boxed key={name} x={proposedAt + 10} y={lines[name]}>
          {words[`${name}Proposal`]}
        </Boxed>
      ))}
      <path d={drafted.map((name) => `M${end - 18} ${lines[name] - 14}h18v18h-18z`).join('')} />
      <Corrected x={proposedAt} y={lines.third} words={words} />
      <Labels at={[[askedAt, lines.third + 23, words.reason]]} />
      {words.signedBy && (
        <path className="fill-mark stroke-on-mark" d={`M${end} ${lines.third + 6}v23h-${mark}v-23z`} />
      )}
      <g className="text-on-mark">
        <Labels anchor="end" at={[[end - 10, lines.third + 23, words.signedBy && `✓ ${words.signedBy}`]]} />
      </g>
    </LargePicture>
  );
}
