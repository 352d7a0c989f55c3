import { useEffect, useMemo, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useNow } from '#design/admin/use-now.ts';
import { toQuery } from '#paths/paths.ts';
import { breakdowns, usualBreakdown, type Breakdown } from './breakdowns.ts';
import { metrics, type Metric } from './metrics.ts';
import { readRange, toDay, toRangeSearch, type Range } from './range.ts';

/** The state that the URL holds: the days, the chart's figure, and the grouping. */
export interface InsightsUrl {
  range: Range;
  today: string;
  /** The error in the address's days, until others are chosen. */
  fault: string | null;
  metric: Metric;
  breakdown: Breakdown;
  show: (change: Partial<Pick<InsightsUrl, 'range' | 'metric' | 'breakdown'>>) => void;
}

export function useInsightsUrl(): InsightsUrl {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const today = toDay(useNow().getTime());
  const [fault, setFault] = useState<string | null>(null);
  const address = useMemo(() => {
    const query = new URLSearchParams(search);
    const read = readRange(search, today);
    const { range } = read;
    const metric = metrics.find(({ value }) => value === query.get('show'))?.value ?? 'visits';
    const breakdown = breakdowns.find(({ value }) => value === query.get('by'))?.value ?? usualBreakdown;
    return {
      ...{ range, today, metric, breakdown, readFault: read.fault },
      show(change: Parameters<InsightsUrl['show']>[0]) {
        if (change.range) setFault(null);
        const next = { range, metric, breakdown, ...change };
        const days = Object.fromEntries(new URLSearchParams(toRangeSearch(next.range, today)));
        navigate(
          path +
            toQuery({
              ...days,
              show: next.metric === 'visits' ? null : next.metric,
              by: next.breakdown === usualBreakdown ? null : next.breakdown,
            }),
          // Only a change of days is a step that Back undoes.
          { replace: change.range === undefined },
        );
      },
    };
  }, [path, search, today, navigate]);
  const { readFault, show, ...fields } = address;
  // The address is corrected, and no longer says it.
  if (readFault !== null && readFault !== fault) setFault(readFault);
  useEffect(() => {
    if (readFault !== null) show({});
  }, [readFault, show]);
  return { ...fields, show, fault };
}
