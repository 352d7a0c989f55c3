import { Bar, LinePath } from '@visx/shape';
import type { Bucket } from './to-buckets.ts';
import { center, type CountScale, type DayScale } from './scales.ts';

interface MarksProps {
  buckets: readonly Bucket[];
  x: DayScale;
  y: CountScale;
  /** For numbers so small that a line between them would be meaningless. */
  isBars: boolean;
  chosen: number;
  /** Whether the last day is not over yet: its count so far is not a decline. */
  isLastUnfinished: boolean;
}

/** Up to this many have a dot each. */
const maximumDots = 31;

/** The period in heavy ink, the previous one in thin gray: neither is dashed, which means a machine's. */
export function Marks({ buckets, x, y, isBars, chosen, isLastUnfinished }: MarksProps) {
  const indices = buckets.map((_, n) => n);
  if (isBars) {
    return indices.map((n) => {
      const { now, before } = buckets[n]!;
      const left = x(n) ?? 0;
      return (
        <g key={n}>
          <Bar
            x={left}
            y={y(now)}
            width={x.bandwidth()}
            height={Math.max(0, y(0) - y(now))}
            className={n === chosen ? 'fill-petrol' : 'fill-ink'}
          />
          {before > 0 && (
            <line
              x1={left - 1}
              x2={left + x.bandwidth() + 1}
              y1={y(before)}
              y2={y(before)}
              className="stroke-control stroke-2"
            />
          )}
        </g>
      );
    });
  }
  const at = (n: number) => center(x, n);
  const unfinished = isLastUnfinished ? buckets.length - 1 : null;
  const readDotClass = (n: number) => {
    if (n === unfinished) return `fill-paper stroke-2 ${n === chosen ? 'stroke-petrol' : 'stroke-ink'}`;
    return n === chosen ? 'fill-petrol' : 'fill-ink';
  };
  return (
    <>
      <LinePath
        data={indices}
        x={at}
        y={(n) => y(buckets[n]!.before)}
        className="fill-none stroke-control stroke-[1.5]"
      />
      <LinePath
        data={indices.filter((n) => n !== unfinished)}
        x={at}
        y={(n) => y(buckets[n]!.now)}
        strokeLinejoin="round"
        className="fill-none stroke-ink stroke-2"
      />
      {buckets.length === 1 && (
        <circle cx={at(0)} cy={y(buckets[0]!.before)} r={4} className="fill-paper stroke-control stroke-2" />
      )}
      {indices
        .filter((n) => n === chosen || n === unfinished || buckets.length <= maximumDots)
        .map((n) => (
          <circle
            key={n}
            cx={at(n)}
            cy={y(buckets[n]!.now)}
            r={n === chosen ? 5 : n === unfinished ? 3.5 : 2.5}
            className={readDotClass(n)}
          />
        ))}
    </>
  );
}
