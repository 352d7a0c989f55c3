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
const left = (bar: number): number => 16 + bar * 74;

/** Bars that are dashed until somebody signs what they count, and the query below them. */
export function ReportCard({ words, ...rest }: ScreenCardProps<'report'>) {
  return (
    <ScreenCard {...rest} words={words}>
      <path
        {...machineStroke}
        d={bars.map(({ height }, index) => `M${left(index)} ${base}v-${height}h64v${height}`).join('')}
      />
      <path d={`M16 ${base}h360`} />
      {bars.map(({ name, figure, height }, index) => (
        <g key={name}>
          <Label x={left(index) + 32} y={base - height - 8} anchor="middle">
            {words[figure]}
          </Label>
          <Label x={left(index) + 32} y={base + 19} anchor="middle" className="text-ink-2">
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
