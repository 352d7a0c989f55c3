import type { OwnJob } from '#content/own-pages.schema.ts';
import type { Person } from '#content/people.schema.ts';
import { formatDate, formatLongDate } from '#design/ui/format-date.ts';
import { FactCells } from '../parts/fact-cells.tsx';
import { toInitials } from '../people/signed-portrait.tsx';
import { ScreenStamp } from '../products/screens/screen-frame.tsx';

const kinds: Record<OwnJob['employmentType'], string> = {
  FULL_TIME: 'Full time',
  PART_TIME: 'Part time',
  CONTRACTOR: 'Contract',
  TEMPORARY: 'Temporary',
  INTERN: 'Internship',
};

const regions = new Intl.DisplayNames('en-US', { type: 'region' });

interface JobFactsProps {
  job: OwnJob;
  /** Who reads the applications. */
  by?: Person | undefined;
}

/**
 * The facts that applicants look for first, with the stamp of who posted them. Search engines get them too
 * (structured-data.ts), and require them on the page.
 */
export function JobFacts({ job, by }: JobFactsProps) {
  const place = `${job.location}, ${regions.of(job.country) ?? job.country}`;
  const posted = formatDate(job.postedOn, 'UTC');
  const facts = [
    ...(job.pay ? [{ label: 'Pay', value: <Pay pay={job.pay} /> }] : []),
    { label: 'Where', value: job.remote ? `${place}, or from home` : place },
    { label: 'Employment', value: kinds[job.employmentType] },
    { label: 'Apply by', value: formatLongDate(job.closesOn, 'UTC') },
    {
      label: 'Posted',
      value: (
        <div className="my-1 flex">
          <ScreenStamp stamp="OPEN" stampedBy={by ? `${toInitials(by.name)} ${posted}` : posted} />
        </div>
      ),
    },
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
