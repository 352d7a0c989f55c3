import { Link } from 'wouter';
import { useNow } from '#design/admin/use-now.ts';
import { linkClass } from '#design/ui/link-class.ts';
import { NotLoaded } from '#domain/rows/admin/not-loaded.tsx';
import { adminPaths } from '#paths/admin-paths.ts';
import { formatRange } from './format-stats.ts';
import { NextList } from './next-list.tsx';
import { addDays, toDay, type Range } from './range.ts';
import { Totals } from './totals.tsx';
import { useNext, useSummary } from './use-insights.ts';

function useLastDays(days: number): Range {
  const to = toDay(useNow().getTime());
  return { from: addDays(to, 1 - days), to };
}

/** The last seven days in a line of figures. */
export function WeekStats() {
  const range = useLastDays(7);
  const read = useSummary(range);
  const summary = read.data;
  return (
    <section aria-labelledby="overview-week" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="overview-week" className="text-lead">
          The last 7 days
        </h2>
        <Link href={`${adminPaths.insights()}?days=7`} className={`${linkClass} text-small`}>
          All figures
        </Link>
      </div>
      {summary ? (
        <>
          <Totals summary={summary} />
          <p className="text-fine text-ink-2">{`${formatRange(range)} (UTC), compared with ${formatRange(summary.before)}.`}</p>
        </>
      ) : (
        <NotLoaded query={read} what="figures" />
      )}
    </section>
  );
}

const itemLimit = 3;

/** The first of the suggestions for what to write next. */
export function FirstNext() {
  const { data: items } = useNext(useLastDays(30));
  if (!items || items.length === 0) return null;
  return (
    <section aria-labelledby="overview-next" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="overview-next" className="text-lead">
          Write this next
        </h2>
        <Link href={adminPaths.insights()} className={`${linkClass} text-small`}>
          All suggestions
        </Link>
      </div>
      <NextList items={items.slice(0, itemLimit)} />
    </section>
  );
}
