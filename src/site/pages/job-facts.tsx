import { employmentNames, type OwnJob } from '#content/own-pages.schema.ts';
import { formatLongDate } from '#design/ui/format-date.ts';
import { FactCells } from '../parts/fact-cells.tsx';

const regions = new Intl.DisplayNames('en-US', { type: 'region' });

/**
 * The facts that applicants look for first. Search engines get them too (structured-data.ts), and require them on the
 * page.
 */
export function JobFacts({ job }: { job: OwnJob }) {
  const place = `${job.location}, ${regions.of(job.country) ?? job.country}`;
  const facts = [
    ...(job.pay ? [{ label: 'Pay', value: <Pay pay={job.pay} /> }] : []),
    { label: 'Where', value: job.remote ? `${place}, or from home` : place },
    { label: 'Employment', value: employmentNames[job.employmentType] },
    { label: 'Posted', value: formatLongDate(job.postedOn, 'UTC') },
    { label: 'Apply by', value: formatLongDate(job.closesOn, 'UTC') },
  ];
  return <FactCells facts={facts} wide={0} className="border border-ink" />;
}

const spans = { HOUR: 'an hour', MONTH: 'a month', YEAR: 'a year' };

/** Such as "€60,000 to €75,000 a year". */
function Pay({ pay: { from, to = from, currency, per } }: { pay: NonNullable<OwnJob['pay']> }) {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 0 });
  return (
    <>
      <span className="text-h3 font-[560] tracking-tight [font-stretch:112%] md:text-h2">
        {[...new Set([from, to])].map(format.format).join(' to ')}{' '}
      </span>
      <span className="text-body">{spans[per]}</span>
    </>
  );
}
