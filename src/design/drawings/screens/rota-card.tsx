import { Label } from '../parts/label.tsx';
import { machineStroke } from '../parts/line.ts';
import { findLetter, listDays, rotaRows } from './rota-week.ts';
import { Lines, ScreenCard, type ScreenCardProps } from './screen-card.tsx';

const left = (day: number): number => 90 + day * 41;
const top = (row: number): number => 72 + row * 38;
const cell = (row: number, day: number): string => `M${left(day)} ${top(row)}h37v32h-37z`;

/** A proposed week: one shift is the planner's own, one is refused, with the rule below. */
export function RotaCard({ words, ...rest }: ScreenCardProps<'rota'>) {
  const days = listDays(words);
  const cells = rotaRows.flatMap(({ shifts, refused }, row) =>
    days.map((_, day) => ({
      path: cell(row, day),
      look: findLook(shifts[day] === ' ', day === refused, refused === undefined && !!words.signed),
    })),
  );
  const join = (wanted: string) => cells.flatMap(({ path, look }) => (look === wanted ? path : [])).join('');
  return (
    <ScreenCard {...rest} words={words}>
      {days.map((day, index) => (
        <Label key={day} x={left(index) + 18} y={64} anchor="middle" className="text-ink-2">
          {words[day]}
        </Label>
      ))}
      <path className="fill-sunk stroke-none" d={join('off')} />
      <path {...machineStroke} d={join('proposed')} />
      <path d={join('signed')} />
      {rotaRows.map(({ name, shifts, changed, refused }, row) => (
        <g key={name}>
          {refused !== undefined && (
            <path className="stroke-redline stroke-2" d={`${cell(row, refused)}m12 16h13`} />
          )}
          <Label x={16} y={top(row) + 21}>
            {words[name]}
          </Label>
          {days.map((day, index) => (
            <Label
              key={day}
              x={left(index) + 18}
              y={top(row) + 21}
              anchor="middle"
              className={index === changed ? 'font-semibold' : ''}
            >
              {findLetter(words, shifts[index]!)}
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

function findLook(
  isOff: boolean,
  isRefused: boolean,
  isSigned: boolean,
): 'off' | 'refused' | 'signed' | 'proposed' {
  if (isOff) return 'off';
  if (isRefused) return 'refused';
  return isSigned ? 'signed' : 'proposed';
}
