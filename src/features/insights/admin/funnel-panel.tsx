import { useState } from 'react';
import { ChoiceMenu } from '#design/admin/choice-menu.tsx';
import { LoadFailure } from '#design/admin/load-failure.tsx';
import { buttonClass } from '#design/ui/button.tsx';
import { EmptyState } from '#design/ui/empty-state.tsx';
import { SpinnerBlock } from '#design/ui/spinner.tsx';
import type { StatBy, Funnel } from '../stats.contract.ts';
import { nameChannel } from '#domain/attribution/channel-names.ts';
import { FunnelSteps } from './funnel-steps.tsx';
import { FunnelTable } from './funnel-table.tsx';
import { insightsApi } from './insights-api.ts';
import type { Range } from './range.ts';
import { useFunnels } from './use-insights.ts';

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
