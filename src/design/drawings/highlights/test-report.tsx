import { Label } from '../parts/label.tsx';
import { machineStroke } from '../parts/line.ts';
import { HighlightCard, SignedBy, type HighlightCardProps } from './highlight-card.tsx';

const rows = [
  { name: 'firstRow', count: 'firstCount' },
  { name: 'secondRow', count: 'secondCount' },
  { name: 'thirdRow', count: 'thirdCount' },
] as const;

/** The top of a row's count, whose box is 20 units high. */
const countTop = (row: number): number => 42 + row * 26;

/** What scripts have run, by area; the path that none of them runs is left to a person. */
export function TestReport({ words, ...rest }: HighlightCardProps<'automation-first'>) {
  return (
    <HighlightCard {...rest} words={words}>
      <path d="M0 120h380" />
      {rows.map(({ name, count }, index) => (
        <g key={name}>
          <Label x={14} y={countTop(index) + 15}>
            {words[name]}
          </Label>
          {words[count] && <path {...machineStroke} d={`M296 ${countTop(index)}h70v20h-70z`} />}
          <Label x={331} y={countTop(index) + 15} anchor="middle">
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
