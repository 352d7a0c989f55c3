import { LoadFailure } from '#design/admin/load-failure.tsx';
import { EmptyState } from '#design/ui/empty-state.tsx';
import { SpinnerBlock } from '#design/ui/spinner.tsx';
import { FirstOf } from '#design/admin/first-of.tsx';
import { NextList } from './next-list.tsx';
import type { Range } from './range.ts';
import { useNext } from './use-insights.ts';

/** "Write this next": the ranked list of a period. */
export function NextPanel({ range }: { range: Range }) {
  const { data: items, isError, refetch } = useNext(range);
  return (
    <section aria-labelledby="insights-next" className="flex flex-col gap-3">
      <h2 id="insights-next" className="text-lead">
        Write this next
      </h2>
      {!items && !isError && <SpinnerBlock label="Loading what to write next" />}
      {!items && isError && (
        <LoadFailure text="The list could not be loaded." onRetry={() => void refetch()} />
      )}
      {items?.length === 0 && (
        <EmptyState text="Nothing to suggest yet. Searches without results, questions that the assistant could not answer, pages where visits end, and what leads read last are listed here." />
      )}
      {items && items.length > 0 && (
        <>
          <p className="max-w-[64ch] text-small text-ink-2">
            Ideas that would have helped the most visitors come first, with the evidence.
          </p>
          <FirstOf items={items} count={5}>
            {(firstItems) => <NextList items={firstItems} />}
          </FirstOf>
        </>
      )}
    </section>
  );
}
