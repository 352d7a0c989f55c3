import { Label } from '../parts/label.tsx';
import { machineStroke } from '../parts/line.ts';
import { HighlightCard, SignedBy, type HighlightCardProps } from './highlight-card.tsx';

const rows = [
  { name: 'firstRow', count: 'firstCount' },
  { name: 'secondRow', count: 'secondCount' },
  { name: 'thirdRow', count: 'thirdCount' },
] as const;

const rowTop = (row: number): number => 36 + row * 28;

/** What scripts have run, by area; the path that none of them runs is left to a person. */
export function TestReport({ words, ...rest }: HighlightCardProps<'automation-first'>) {
  return (
    <HighlightCard {...rest} words={words}>
      <path className="stroke-hairline" d="M0 64h380M0 92h380" />
      <path d="M0 120h380" />
      {rows.map(({ name, count }, index) => (
        <g key={name}>
          <Label x={14} y={rowTop(index) + 19}>
            {words[name]}
          </Label>
          {words[count] && <path {...machineStroke} d={`M296 ${rowTop(index) + 4}h70v20h-70z`} />}
          <Label x={331} y={rowTop(index) + 19} anchor="middle">
            {words[count]}
          </Label>
        </g>
      ))}
      <g className="text-redline">
        <Label x={14} y={143} className="font-semibold">
          {words.untested}
        </Label>
        <Label x={366} y={143} anchor="end">
          {words.untestedCount}
        </Label>
      </g>
      <Label x={14} y={173}>
        {words.reason}
      </Label>
      <SignedBy>{words.signedBy}</SignedBy>
    </HighlightCard>
  );
}
