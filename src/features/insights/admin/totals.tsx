import type { Summary } from '../figures.contract.ts';
import { describeChange, formatCount, formatMoney, formatShare } from './format-figures.ts';

interface TotalsProps {
  summary: Summary;
}

/** The period in seven figures, each beside the period before. */
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
            note={describeBefore(total[key], before[key], format)}
          />
        );
      })}
      <Figure
        name="Conversion rate"
        figure={formatShare(total.conversion)}
        note={`previously: ${formatShare(before.conversion)}`}
        isText
      />
    </dl>
  );
}

const describeBefore = (now: number, before: number, format: (value: number) => string): string =>
  now === before
    ? `${format(before)} previously`
    : `${format(before)} previously (${describeChange(now, before, format)})`;

interface FigureProps {
  name: string;
  figure: string;
  note: string;
  isText?: boolean;
}

const Figure = ({ name, figure, note, isText = false }: FigureProps) => (
  <div className="flex min-w-0 flex-col gap-1 border-l border-ink pl-3">
    <dt className="text-fine text-ink-2">{name}</dt>
    <dd className={isText ? 'text-small font-semibold' : 'font-mono text-lead leading-7 wrap-anywhere'}>
      {figure}
    </dd>
    <dd className="text-fine text-ink-2">{note}</dd>
  </div>
);
