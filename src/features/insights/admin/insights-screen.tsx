import { lazy, Suspense } from 'react';
import { ScreenHeading } from '#design/admin/screen-heading.tsx';
import { ToggleButton } from '#design/admin/toggle-button.tsx';
import { EmptyState } from '#design/ui/empty-state.tsx';
import { InlineMessage } from '#design/ui/inline-message.tsx';
import { SpinnerBlock } from '#design/ui/spinner.tsx';
import { NotLoaded } from '#domain/rows/admin/not-loaded.tsx';
import type { StatDay, Summary } from '../stats.contract.ts';
import { BreakdownPanel } from './breakdown-panel.tsx';
import { DaysTable } from './charts/days-table.tsx';
import { describeChange, formatCount, formatDay, formatRange } from './format-stats.ts';
import { FunnelPanel } from './funnel-panel.tsx';
import { metrics } from './metrics.ts';
import { IssuesPanel } from './issue-stats.tsx';
import { NextPanel } from './next-panel.tsx';
import { QuizPanel, type NameAnswer } from './quiz-results.tsx';
import { RangeBar } from './range-bar.tsx';
import { Totals } from './totals.tsx';
import { useInsightsUrl } from './use-insights-url.ts';
import { useQuiz, useSummary } from './use-insights.ts';

/** The chart library is loaded with the first chart. */
const DayChart = lazy(() => import('./charts/day-chart.tsx'));

/** The Insights tab: what was visited, what brought leads, and what became of them. */
export function InsightsScreen({ nameAnswer }: { nameAnswer: NameAnswer }) {
  const { range, today, fault, metric, breakdown, show } = useInsightsUrl();
  const read = useSummary(range);
  const { data: summary, isPlaceholderData } = read;
  const quiz = useQuiz(range);
  const countedSince = summary && findBeginning(summary.days_before);
  return (
    <>
      <ScreenHeading title="Insights" />
      <div className="flex flex-col gap-10">
        {fault && <InlineMessage kind="error" title={`${fault} Showing ${formatRange(range)} instead.`} />}
        <RangeBar
          range={range}
          before={isPlaceholderData ? undefined : summary?.before}
          today={today}
          onChange={(wanted) => show({ range: wanted })}
        />
        {!summary && <NotLoaded query={read} what="figures" />}
        {summary && isEmpty(summary) && <NothingYet />}
        {summary && !isEmpty(summary) && (
          <div aria-busy={isPlaceholderData} className="flex flex-col gap-10 aria-busy:opacity-60">
            <div className="flex flex-col gap-3">
              <Totals summary={summary} />
              {countedSince && (
                <p className="text-fine text-ink-2">
                  {`Counting started on ${formatDay(countedSince)}, partway through the previous period, so this comparison is of limited use.`}
                </p>
              )}
            </div>
            <section aria-labelledby="insights-days">
              <div className="flex flex-wrap items-center justify-between gap-3 pb-3">
                <h2 id="insights-days" className="text-lead">
                  Day by day
                </h2>
                <div role="group" aria-label="Shown" className="flex gap-2">
                  {metrics.map(({ value, label }) => (
                    <ToggleButton
                      key={value}
                      isPressed={metric === value}
                      onClick={() => show({ metric: value })}
                    >
                      {label}
                    </ToggleButton>
                  ))}
                </div>
              </div>
              <Suspense fallback={<SpinnerBlock label="Loading the chart" />}>
                <DayChart key={range.from + range.to} summary={summary} metric={metric} today={today} />
              </Suspense>
              <DaysTable summary={summary} />
              <p className="pt-2 text-fine text-ink-2">{describeBots(summary)}</p>
            </section>
            <section aria-labelledby="insights-brings" className="flex flex-col gap-2">
              <h2 id="insights-brings" className="text-lead">
                What brings visits and leads
              </h2>
              <BreakdownPanel
                range={range}
                devices={summary.devices}
                breakdown={breakdown}
                onChange={(by) => show({ breakdown: by })}
              />
            </section>
            <FunnelPanel range={range} />
          </div>
        )}
        <IssuesPanel range={range} />
        <NextPanel range={range} />
        {quiz.data && quiz.data.finished > 0 && (
          <section aria-labelledby="insights-quiz" className="flex flex-col gap-3">
            <h2 id="insights-quiz" className="text-lead">
              Answers in the quiz
            </h2>
            <QuizPanel results={quiz.data} nameAnswer={nameAnswer} />
          </section>
        )}
      </div>
    </>
  );
}

const isEmpty = ({ total, total_before: before, bots }: Summary): boolean =>
  total.views + total.sent + before.views + before.sent + bots === 0;

/** The day on which counting began, if that was within the previous period; otherwise null. */
function findBeginning(days: StatDay[]): string | null {
  const first = days.findIndex(({ views, sent }) => views + sent > 0);
  return first > days.length / 10 ? days[first]!.day : null;
}

const describeBots = ({ bots, bots_before: before }: Summary): string =>
  `Known bots (search engines, monitors) opened ${formatCount(bots)} more ${bots === 1 ? 'page' : 'pages'} (${describeChange(bots, before)}). They aren’t counted anywhere else.`;

const NothingYet = () => (
  <EmptyState text="No data for these dates yet.">
    <ul className="flex max-w-[64ch] list-disc flex-col gap-1 pl-5 text-small text-ink-2">
      <li>
        Each page that a visitor opens is counted here within seconds, without cookies and without a third
        party.
      </li>
      <li>Once messages arrive, you’ll see which page, article, channel or campaign brought them.</li>
      <li>
        Mark leads as won and give them a value in Contact Messages, and you’ll see their value by source.
      </li>
    </ul>
  </EmptyState>
);
