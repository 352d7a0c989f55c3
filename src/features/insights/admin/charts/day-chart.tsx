import { useState, type PointerEvent, useEffect, useRef, type RefObject } from 'react';
import { scaleBand, scaleLinear } from '@visx/scale';
import type { Summary } from '../../stats.contract.ts';
import { formatCount, formatDay, formatShortDay } from '../format-stats.ts';
import { metrics, type Metric } from '../metrics.ts';
import { Axes } from './axes.tsx';
import { Marks } from './marks.tsx';
import { center, listTicks, readAxisWidth } from './scales.ts';
import { toBuckets, type Bucket } from './to-buckets.ts';

const height = 240;
const margin = { top: 12, right: 8, bottom: 28 };

interface DayChartProps {
  summary: Summary;
  metric: Metric;
  /** In UTC. */
  today: string;
}

/**
 * A period day by day, with the previous one behind it. A slider moves through the days: with the arrow keys,
 * and for screen readers; the pointer does the same.
 */
export default function DayChart({ summary, metric, today }: DayChartProps) {
  const [frame, width] = useWidth();
  const [chosen, setChosen] = useState<number | null>(null);
  const buckets = toBuckets(summary, metric);
  const last = buckets.length - 1;
  // A day that is still being counted looks like a fall.
  const lastWhole = Math.max(
    0,
    buckets.findLastIndex(({ to }) => to < today),
  );
  const index = Math.min(chosen ?? lastWhole, last);
  const { one, label } = metrics.find(({ value }) => value === metric)!;
  const nameOf = (count: number) => (count === 1 ? one : label.toLowerCase());
  const y = scaleLinear({
    domain: [0, Math.max(4, ...buckets.map(({ now, before }) => Math.max(now, before)))],
    range: [height - margin.bottom, margin.top],
    nice: 4,
  });
  const axisWidth = readAxisWidth(listTicks(y));
  const x = scaleBand({
    domain: buckets.map((_, n) => n),
    range: [axisWidth, Math.max(axisWidth + 1, width - margin.right)],
    paddingInner: 0.3,
    paddingOuter: 0.15,
  });

  function pointAt(event: PointerEvent<HTMLDivElement>) {
    const left = event.clientX - event.currentTarget.getBoundingClientRect().left - axisWidth;
    const share = left / Math.max(1, width - axisWidth - margin.right);
    setChosen(Math.min(last, Math.max(0, Math.floor(share * buckets.length))));
  }

  const reading = describe(buckets[index]!, nameOf, today);
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 pb-2">
        <p className="text-small">
          <span className="font-semibold">{reading.now}</span>
          <span className="text-ink-2">{` ${reading.when} · ${reading.before}`}</span>
        </p>
        <ChartKey isBars={metric === 'sent'} />
      </div>
      <div ref={frame} className="relative touch-pan-y" onPointerMove={pointAt} onPointerDown={pointAt}>
        <input
          type="range"
          min={0}
          max={last}
          value={index}
          aria-label={`${buckets[0]!.from === buckets[0]!.to ? 'Day' : 'Week'} of the chart`}
          aria-valuetext={`${reading.when}: ${reading.now}; ${reading.before}`}
          className="peer pointer-events-none absolute inset-0 opacity-0"
          onChange={(event) => setChosen(Number(event.currentTarget.value))}
        />
        <svg
          aria-hidden="true"
          width={width}
          height={height}
          className="block rounded-control outline-offset-2 outline-petrol peer-focus-visible:outline-2"
        >
          {width > 0 && (
            <>
              <Axes x={x} y={y} width={width} labels={buckets.map(({ from }) => formatShortDay(from))} />
              <line
                x1={center(x, index)}
                x2={center(x, index)}
                y1={margin.top}
                y2={height - margin.bottom}
                className="stroke-petrol"
              />
              <Marks
                buckets={buckets}
                x={x}
                y={y}
                isBars={metric === 'sent'}
                chosen={index}
                isLastUnfinished={buckets[last]!.to >= today}
              />
            </>
          )}
        </svg>
      </div>
    </div>
  );
}

function describe(
  { from, to, now, before, dayBefore }: Bucket,
  nameOf: (count: number) => string,
  today: string,
) {
  const isWeek = from !== to;
  return {
    now: `${formatCount(now)} ${nameOf(now)}`,
    when: `${isWeek ? `from ${formatShortDay(from)} to ${formatDay(to)}` : `on ${formatDay(from)}`}${to === today ? ' so far' : ''}`,
    before: `${formatCount(before)} ${isWeek ? 'in the week from' : 'on'} ${formatDay(dayBefore)}`,
  };
}

/** Which mark is which period. */
const ChartKey = ({ isBars }: { isBars: boolean }) => (
  <p className="flex flex-wrap gap-x-4 text-fine text-ink-2">
    <span className="inline-flex items-center gap-2">
      <svg aria-hidden="true" width="22" height="10">
        {isBars ? (
          <rect x="7" width="8" height="10" className="fill-ink" />
        ) : (
          <path d="M0 5h22" className="stroke-ink stroke-2" />
        )}
      </svg>
      This period
    </span>
    <span className="inline-flex items-center gap-2">
      <svg aria-hidden="true" width="22" height="10">
        <path d="M0 5h22" className={`stroke-control ${isBars ? 'stroke-2' : 'stroke-[1.5]'}`} />
      </svg>
      Previous period
    </span>
  </p>
);

/** The width of an element in CSS pixels, updated as it changes; 0 until it is known. */
function useWidth(): [RefObject<HTMLDivElement | null>, number] {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry!.contentRect.width)));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}
