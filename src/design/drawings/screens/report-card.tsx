import { Label } from '../parts/label.tsx';
import { machineStroke } from '../parts/line.ts';
import { ScreenCard, type ScreenCardProps } from './screen-card.tsx';

const bars = [
  { name: 'firstBar', figure: 'firstFigure', height: 76 },
  { name: 'secondBar', figure: 'secondFigure', height: 72 },
  { name: 'thirdBar', figure: 'thirdFigure', height: 92 },
  { name: 'fourthBar', figure: 'fourthFigure', height: 52 },
  { name: 'fifthBar', figure: 'fifthFigure', height: 112 },
] as const;

const base = 190;
const middle = (bar: number): number => 48 + bar * 74;

/** Bars that are dashed until somebody signs what they count, one of them corrected, and the query below them. */
export function ReportCard({ words, ...rest }: ScreenCardProps<'report'>) {
  const drawBars = (drawn: readonly (typeof bars)[number][]) =>
    drawn.map((bar) => `M${middle(bars.indexOf(bar)) - 22} ${base}v-${bar.height}h44v${bar.height}`).join('');
  const signed = words.signedBy ? bars.slice(0, -1) : [];
  return (
    <ScreenCard {...rest} words={words}>
      <path className="fill-current" d={drawBars(signed)} />
      <path {...machineStroke} d={drawBars(bars.slice(signed.length))} />
      {words.struck && (
        <g className="stroke-redline">
          <path {...machineStroke} d={`M${middle(3) - 22} ${base - 52}v-13h44v13`} />
          <path d={`M${middle(3) - 22} ${base - 52}h44`} />
        </g>
      )}
      <path d={`M16 ${base}h360`} />
      {bars.map(({ name, figure, height }, index) => (
        <g key={name}>
          {figure === 'fourthFigure' && words.struck ? (
            <Label x={middle(index)} y={base - height - 21} anchor="middle" className="text-redline">
              <tspan textDecoration="line-through">{words.struck}</tspan>{' '}
              <tspan className="font-semibold">{words[figure]}</tspan>
            </Label>
          ) : (
            <Label x={middle(index)} y={base - height - 8} anchor="middle">
              {words[figure]}
            </Label>
          )}
          <Label x={middle(index)} y={base + 19} anchor="middle" className="text-ink-2">
            {words[name]}
          </Label>
        </g>
      ))}
      <path className="stroke-hairline" d="M16 224h360" />
      {([words.query, words.queryFrom, words.queryBy] as const).map((line, index) => (
        <Label key={line} x={16} y={246 + index * 20} className="font-mono">
          {line}
        </Label>
      ))}
    </ScreenCard>
  );
}
