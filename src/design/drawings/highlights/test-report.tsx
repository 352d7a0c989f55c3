import { Label } from '../parts/label.tsx';
import { machineStroke } from '../parts/line.ts';
import { HighlightCard, type HighlightCardProps } from './highlight-card.tsx';

const rows = [
  { name: 'firstRow', count: 'firstCount' },
  { name: 'secondRow', count: 'secondCount' },
  { name: 'thirdRow', count: 'thirdCount' },
] as const;

/** The baseline of a row. */
const lineOf = (row: number): number => 62 + row * 25;

/** What scripts have run, by area; the path that none of them runs is left to a person. */
export function TestReport({ words, ...rest }: HighlightCardProps<'automation-first'>) {
  return (
    <HighlightCard {...rest} words={{ ...words, foot: words.reason }}>
      <path d="M0 132h380" />
      {rows.some(({ count }) => words[count]) && <path {...machineStroke} d="M296 44h70v78h-70z" />}
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
        <Label x={14} y={159} className="font-semibold">
          {words.untested}
        </Label>
        <Label x={366} y={159} anchor="end">
          {words.untestedCount}
        </Label>
      </g>
    </HighlightCard>
  );
}
