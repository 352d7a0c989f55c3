import { Label } from '../parts/label.tsx';
import { machineStroke } from '../parts/line.ts';
import { HighlightCard, type HighlightCardProps } from './highlight-card.tsx';

const rows = [
  { name: 'firstRow', count: 'firstCount' },
  { name: 'secondRow', count: 'secondCount' },
  { name: 'thirdRow', count: 'thirdCount' },
] as const;

/** The baseline of a row. */
const lineOf = (row: number): number => 58 + row * 35;

/** What scripts have run, by area; the path that none of them runs is left to a person. */
export function TestReport({ words, ...rest }: HighlightCardProps<'automation-first'>) {
  return (
    <HighlightCard {...rest} words={{ ...words, foot: words.reason }}>
      <path d="M0 141h380" />
      {rows.some(({ count }) => words[count]) && <path {...machineStroke} d="M296 43h70v91h-70z" />}
      {rows.map(({ name, count }, index) => (
        <g key={name}>
          <Label x={14} y={lineOf(index)}>
            {words[name]}
          </Label>
          <Label x={331} y={lineOf(index)} anchor="middle">
            {words[count]}
          </Label>
        </g>
      ))}
      <g className="text-redline">
        <Label x={14} y={163} className="font-semibold">
          {words.untested}
        </Label>
        <Label x={366} y={163} anchor="end">
          {words.untestedCount}
        </Label>
      </g>
    </HighlightCard>
  );
}
