import type { ReactNode } from 'react';
import { LoadFailure } from '#design/admin/load-failure.tsx';
import { Tabs } from '#design/admin/tabs.tsx';
import { buttonClass } from '#design/ui/button.tsx';
import { EmptyState } from '#design/ui/empty-state.tsx';
import { SpinnerBlock } from '#design/ui/spinner.tsx';
import { isOfPages, type DeviceRow, type StatRow } from '../stats.contract.ts';
import { breakdowns, type Breakdown } from './breakdowns.ts';
import { nameChannel } from '#domain/attribution/channel-names.ts';
import { DevicesTable } from './devices-table.tsx';
import { StatsTable } from './stats-table.tsx';
import { insightsApi } from './insights-api.ts';
import { PageLink } from './page-link.tsx';
import type { Range } from './range.ts';
import { usePages, useSources } from './use-insights.ts';

interface BreakdownPanelProps {
  range: Range;
  devices: readonly DeviceRow[];
  breakdown: Breakdown;
  onChange: (breakdown: Breakdown) => void;
}

/** The figures grouped by page, article, source or device. */
export function BreakdownPanel({ range, devices, breakdown, onChange }: BreakdownPanelProps) {
  return (
    <Tabs
      label="Figures by"
      value={breakdown}
      onChange={onChange}
      items={breakdowns.map(({ value, label, noun }) => ({
        value,
        label,
        panel:
          value === 'device' ? (
            devices.length > 0 ? (
              <DevicesTable rows={devices} />
            ) : (
              <EmptyState text="No visits were counted on these days." />
            )
          ) : (
            <Figures key={value} range={range} by={value} label={label} noun={noun} />
          ),
      }))}
    />
  );
}

interface FiguresProps {
  range: Range;
  by: Exclude<Breakdown, 'device'>;
  label: string;
  noun: string;
}

function Figures({ range, by, label, noun }: FiguresProps) {
  const pages = usePages(range, isOfPages(by) ? by : null);
  const sources = useSources(range, !isOfPages(by));
  const read = isOfPages(by) ? pages : sources;
  const rows = isOfPages(by) ? pages.data : pickSource(sources.data, by);
  if (!rows) {
    if (!read.isError) return <SpinnerBlock label={`Loading ${label.toLowerCase()}`} />;
    return <LoadFailure text="The figures could not be loaded." onRetry={() => void read.refetch()} />;
  }
  if (rows.length === 0) return <EmptyState text={emptyTexts[by]} />;
  return (
    <>
      <StatsTable
        label={label}
        noun={noun}
        rows={rows}
        hasViews={by === 'page'}
        renderName={(row) => renderName(by, row)}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pt-2">
        <p className="max-w-[64ch] text-fine text-ink-2">{notes[by]}</p>
        <a href={insightsApi.exportUrl(range, by)} download className={buttonClass('secondary', 'compact')}>
          Download CSV
        </a>
      </div>
    </>
  );
}

function pickSource(
  sources: { channels: StatRow[]; hosts: StatRow[]; campaigns: StatRow[] } | undefined,
  by: Breakdown,
): StatRow[] | undefined {
  if (by === 'channel') return sources?.channels;
  return by === 'host' ? sources?.hosts : sources?.campaigns;
}

function renderName(by: Breakdown, { name, title }: StatRow): ReactNode {
  if (isOfPages(by)) return <PageLink path={name} title={title} />;
  return by === 'channel' ? nameChannel(name) : name;
}

const notes: Record<FiguresProps['by'], string> = {
  page: 'Visits that opened the page; leads that were sent from it.',
  landing: 'The first page of a visit, and of the visit of a lead.',
  article: 'Visits that opened the article; leads that read it last before they wrote.',
  case: 'Visits that opened the case study; leads that read it last before they wrote.',
  channel: 'What brought the visit. Leads with an unknown source aren’t listed.',
  host: 'The site whose link was followed. Leads with an unknown source aren’t listed.',
  campaign: 'utm_campaign of the link that was followed.',
};

const emptyTexts: Record<FiguresProps['by'], string> = {
  page: 'No page was opened in these days.',
  landing: 'No visit began in these days.',
  article: 'No article was read in these days.',
  case: 'No case study was read in these days.',
  channel: 'No visits were counted on these days.',
  host: 'No other site has led here in these days.',
  campaign: 'Nobody came by a campaign in these days. Links with utm_campaign=… in them are counted here.',
};
