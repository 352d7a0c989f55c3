import type { Link } from '#content/schema.ts';
import { employmentNames, type OwnJob } from '#content/own-pages.schema.ts';
import { buttonClass } from '#design/ui/button.tsx';
import { formatLongDate } from '#design/ui/format-date.ts';

const regions = new Intl.DisplayNames('en-US', { type: 'region' });

interface JobFactsProps {
  job: OwnJob;
  /** The title block's last cell. */
  action?: Link | undefined;
}

/** Cells in a row of a wide screen, which are large in the first. */
const columns = 3;

/**
 * The facts that applicants look for first: pay, place and the last day, large, in the title block of the page. Search
 * engines get them too (structured-data.ts), and require them on the page.
 */
export function JobFacts({ job, action }: JobFactsProps) {
  const region = (regions.of(job.country) ?? job.country).replaceAll(' ', '\u00A0');
  const place = `${job.location}, ${region}`;
  const pay = job.pay && { label: 'Pay', value: <Pay pay={job.pay} /> };
  const employment = { label: 'Employment', value: employmentNames[job.employmentType] };
  const facts = [
    ...(pay ? [pay] : []),
    { label: 'Where', value: job.remote ? `${place}, or from home` : place },
    ...(pay ? [] : [employment]),
    { label: 'Apply by', value: formatLongDate(job.closesOn, 'UTC') },
    ...(pay ? [employment] : []),
    { label: 'Posted', value: formatLongDate(job.postedOn, 'UTC') },
  ];
  const cells = facts.length + (action ? 1 : 0);
  const left = (columns - (cells % columns)) % columns;
  return (
    <div className="own-facts border border-ink">
      <dl className={pay ? 'has-pay' : undefined} data-left={left || undefined}>
        {facts.map(({ label, value }, index) => (
          <div key={label}>
            <dt className="text-fine text-ink-2">{label}</dt>
            <dd className={index < columns ? 'own-fact' : 'text-small font-medium'}>{value}</dd>
          </div>
        ))}
      </dl>
      {action && (
        <a href={action.href} className={buttonClass()}>
          {action.label}
        </a>
      )}
    </div>
  );
}

const spans = { HOUR: 'an hour', MONTH: 'a month', YEAR: 'a year' };

/** Such as "€60,000 to €75,000 a year". */
function Pay({ pay: { from, to = from, currency, per } }: { pay: NonNullable<OwnJob['pay']> }) {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 0 });
  return (
    <>
      <span className="own-pay">{[...new Set([from, to])].map(format.format).join(' to ')} </span>
      <span className="own-per">{spans[per]}</span>
    </>
  );
}
