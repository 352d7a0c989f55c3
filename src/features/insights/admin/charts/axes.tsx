import { center, listTicks, type CountScale, type DayScale } from './scales.ts';
import { formatCount } from '../format-stats.ts';

interface AxesProps {
  x: DayScale;
  y: CountScale;
  width: number;
  /** One label per place; as many are drawn as fit. */
  labels: readonly string[];
}

/** The width of a day's label with the space around it, in CSS pixels. */
const labelWidth = 76;

/** Hairlines at round numbers, and the days below. */
export function Axes({ x, y, width, labels }: AxesProps) {
  const [bottom = 0] = y.range() as [number, number];
  const [left = 0, right = 0] = x.range() as [number, number];
  const step = Math.max(1, Math.ceil(labels.length / Math.max(1, Math.floor((right - left) / labelWidth))));
  const half = labelWidth / 2 - 8;
  return (
    <g className="fill-ink-2 font-mono text-[11px]">
      {listTicks(y).map((tick) => (
        <g key={tick}>
          <line
            x1={left}
            x2={width}
            y1={y(tick)}
            y2={y(tick)}
            className={tick === 0 ? 'stroke-control' : 'stroke-hairline'}
          />
          <text x={left - 8} y={y(tick)} dy="0.32em" textAnchor="end">
            {formatCount(tick)}
          </text>
        </g>
      ))}
      {labels.map((label, n) =>
        // Counted from the last, which is the one people look for.
        (labels.length - 1 - n) % step === 0 ? (
          <text
            key={label + String(n)}
            x={Math.min(center(x, n), width - half)}
            y={bottom + 18}
            textAnchor="middle"
          >
            {label}
          </text>
        ) : null,
      )}
    </g>
  );
}
