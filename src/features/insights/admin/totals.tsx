import type { Share, Summary } from '../stats.contract.ts';
import {
  describeChange,
  formatCount,
  formatInterval,
  formatMoney,
  formatRate,
  isPrecise,
} from './format-stats.ts';

interface TotalsProps {
  summary: Summary;
}

/** The period in seven figures, each beside the previous period. */
export function Totals({ summary: { total, total_before: before } }: TotalsProps) {
  const figures = [
    { name: 'Visits', key: 'visits' },
    { name: 'Views', key: 'views' },
    { name: 'Leads', key: 'sent' },
    { name: 'Answered', key: 'answered' },
    { name: 'Won', key: 'won' },
    { name: 'Value won', key: 'value', format: formatMoney },
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-4 xl:grid-cols-7">
      {figures.map(({ name, key, ...more }) => {
        const format = 'format' in more ? more.format : formatCount;
        return (
          <Figure
            key={key}
            name={name}
            figure={format(total[key])}
            notes={[describeBefore(total[key], before[key], format)]}
          />
        );
      })}
      <Figure
        name="Conversion rate"
        figure={isKnown(total.conversion) ? formatRate(total.conversion) : '–'}
        notes={describeConversion(total.conversion, before.conversion)}
      />
    </dl>
  );
}

const describeBefore = (now: number, before: number, format: (value: number) => string): string =>
  now === before
    ? `${format(before)} previously`
    : `${format(before)} previously (${describeChange(now, before, format)})`;

const isKnown = (share: Share | null): share is Share => share !== null && isPrecise(share);

const describeConversion = (now: Share | null, before: Share | null): string[] => [
  isKnown(now) ? `likely ${formatInterval(now)}` : 'not enough data',
  ...(isKnown(before) ? [`${formatRate(before)} previously`] : []),
];

interface DrawingProps {
  name: string;
  figure: string;
  notes: string[];
}

const Figure = ({ name, figure, notes }: DrawingProps) => (
  <div className="flex min-w-0 flex-col gap-1 border-l border-ink pl-3">
    <dt className="text-fine text-ink-2">{name}</dt>
    <dd className="font-mono text-lead leading-7 wrap-anywhere">{figure}</dd>
    {notes.map((note) => (
      <dd key={note} className="text-fine text-ink-2">
        {note}
      </dd>
    ))}
  </div>
);
