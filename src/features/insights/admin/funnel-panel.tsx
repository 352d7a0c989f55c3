import { useState } from 'react';
import { ChoiceMenu } from '#design/admin/choice-menu.tsx';
import { LoadFailure } from '#design/admin/load-failure.tsx';
import { buttonClass } from '#design/ui/button.tsx';
import { EmptyState } from '#design/ui/empty-state.tsx';
import { SpinnerBlock } from '#design/ui/spinner.tsx';
import { nameChannel } from '#domain/attribution/channel-names.ts';
import type { StatBy, Funnel, Share } from '../stats.contract.ts';
import { FunnelTable } from './funnel-table.tsx';
import { insightsApi } from './insights-api.ts';
import type { Range } from './range.ts';
import { useFunnels } from './use-insights.ts';
import { formatCount, formatShare, isPrecise } from './format-stats.ts';
import { stepNames } from './funnel-names.ts';

const choices = [
  { value: 'all', label: 'All visits' },
  { value: 'landing', label: 'By landing page' },
  { value: 'page', label: 'By page' },
  { value: 'article', label: 'By article' },
  { value: 'case', label: 'By case study' },
  { value: 'channel', label: 'By channel' },
  { value: 'campaign', label: 'By campaign' },
] as const satisfies { value: StatBy; label: string }[];

/** From a visit to a lead that is won: overall, or for one page, article, channel or campaign. */
export function FunnelPanel({ range }: { range: Range }) {
  const [by, setBy] = useState<(typeof choices)[number]['value']>('all');
  const [chosen, setChosen] = useState<string | null>(null);
  const { data: funnels, isError, refetch } = useFunnels(range, by);
  const nameOf = ({ name, title = name }: Funnel) => (by === 'channel' ? nameChannel(name) : title);
  const funnel = funnels?.find(({ name }) => name === chosen) ?? funnels?.[0];
  return (
    <section aria-labelledby="insights-funnel" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="insights-funnel" className="text-lead">
          From visit to won
        </h2>
        <div className="flex flex-wrap gap-2">
          <ChoiceMenu label="Funnel" value={by} choices={choices} onChoose={setBy} />
          <a href={insightsApi.exportUrl(range, by)} download className={buttonClass('secondary', 'compact')}>
            Download CSV
          </a>
        </div>
      </div>
      {!funnels && !isError && <SpinnerBlock label="Loading the funnel" />}
      {isError && <LoadFailure text="The funnel could not be loaded." onRetry={() => void refetch()} />}
      {funnels && !funnel && <EmptyState text="No data for these dates." />}
      {funnel && (
        <>
          {by !== 'all' && <h3 className="text-small font-semibold wrap-anywhere">{nameOf(funnel)}</h3>}
          <FunnelSteps funnel={funnel} />
        </>
      )}
      {by !== 'all' && funnels && funnels.length > 0 && (
        <FunnelTable
          funnels={funnels as Funnel[]}
          openName={funnel!.name}
          nameOf={nameOf}
          onShow={(name) => setChosen(name)}
        />
      )}
      <p className="max-w-[64ch] text-fine text-ink-2">
        “Form started” counts only browsers that allow it. Later steps count messages. We omit a percentage
        when a step is larger than the one before it.
      </p>
    </section>
  );
}

/** One funnel, its steps as bars under each other. */
function FunnelSteps({ funnel: { steps } }: { funnel: Funnel }) {
  const most = Math.max(1, ...steps.map(({ count }) => count));
  return (
    <ol className="flex flex-col gap-3">
      {steps.map(({ step, count, share }, n) => (
        <li
          key={step}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 sm:grid-cols-[7rem_5rem_minmax(0,1fr)_15rem]"
        >
          <span className="text-small font-medium">{stepNames[step]}</span>
          <span className="text-right font-mono text-small">{formatCount(count)}</span>
          <svg
            aria-hidden="true"
            viewBox="0 0 100 10"
            preserveAspectRatio="none"
            className="h-4 w-full self-center max-sm:col-span-2"
          >
            <rect width="100" height="10" className="fill-sunk" />
            <rect width={(count / most) * 100} height="10" className="fill-ink" />
          </svg>
          <span className="text-fine text-ink-2 max-sm:col-span-2">
            {n > 0 && describeShare(share, count, step === 'won' ? 'those sent' : 'the previous step')}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** If there is no share, the previous step had none, or fewer, because it is counted differently. */
function describeShare(share: Share | null, count: number, whole: string): string {
  if (!share) return count > 0 ? 'counted another way' : '';
  return isPrecise(share) ? `${formatShare(share)} of ${whole}` : formatShare(share);
}
