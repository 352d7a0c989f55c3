import { Label } from '../parts/label.tsx';
import { machineStroke } from '../parts/line.ts';
import { Lines, ScreenCard, type ScreenCardProps } from './screen-card.tsx';

const days = ['firstDay', 'secondDay', 'thirdDay', 'fourthDay', 'fifthDay'] as const;
const names = ['firstName', 'secondName', 'thirdName', 'fourthName'] as const;

/** Early, late and night shifts of each row; a space is a day off. */
const shifts = ['E LLL', 'LLN  ', 'NL EE', ' NN E'];
const letters = { E: 'early', L: 'late', N: 'night' } as const;

const left = (day: number): number => 96 + day * 57;
const top = (row: number): number => 72 + row * 38;
const cell = (row: number, day: number): string => `M${left(day)} ${top(row)}h52v32h-52z`;

/** The cells of the rows as one path: those that a machine proposes, or those of days off. */
const cells = (isOff: boolean): string =>
  shifts
    .flatMap((row, index) =>
      [...row].map((shift, day) =>
        (shift === ' ') === isOff && !(day === 1 && (index === 1 || index === 2)) ? cell(index, day) : '',
      ),
    )
    .join('');

/** A proposed week: one shift is the planner's own, one is refused, with the rule below. */
export function RotaCard({ words, ...rest }: ScreenCardProps<'rota'>) {
  return (
    <ScreenCard {...rest} words={words}>
      {days.map((day, index) => (
        <Label key={day} x={left(index) + 26} y={64} anchor="middle" className="text-ink-2">
          {words[day]}
        </Label>
      ))}
      <path className="fill-sunk stroke-none" d={cells(true)} />
      <path {...machineStroke} d={cells(false)} />
      <path d={cell(1, 1)} />
      <path className="stroke-redline stroke-2" d={`${cell(2, 1)}m20 16h12`} />
      {names.map((name, row) => (
        <g key={name}>
          <Label x={16} y={top(row) + 21}>
            {words[name]}
          </Label>
          {[...shifts[row]!].map((shift, day) => (
            <Label
              key={days[day]}
              x={left(day) + 26}
              y={top(row) + 21}
              anchor="middle"
              className={row === 1 && day === 1 ? 'font-semibold' : ''}
            >
              {shift in letters ? words[letters[shift as keyof typeof letters]] : undefined}
            </Label>
          ))}
        </g>
      ))}
      <path className="fill-redline stroke-none" d="M16 232h4v56h-4z" />
      <Label x={32} y={245} className="text-redline font-semibold">
        {words.refusal}
      </Label>
      <Lines x={32} y={266} room={47}>
        {words.reason}
      </Lines>
    </ScreenCard>
  );
}
