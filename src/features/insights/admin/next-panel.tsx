import { useState } from 'react';
import { Button } from '#design/ui/button.tsx';
import { EmptyState } from '#design/ui/empty-state.tsx';
import { SpinnerBlock } from '#design/ui/spinner.tsx';
import { NextList } from './next-list.tsx';
import type { Range } from './range.ts';
import { useNext } from './use-insights.ts';

const shownFirst = 5;

/** "Write this next": the ranked list of a period. */
export function NextPanel({ range }: { range: Range }) {
  const [isWhole, setIsWhole] = useState(false);
  const { data: items, isError, refetch } = useNext(range);
  return (
    <section aria-labelledby="insights-next" className="flex flex-col gap-3">
      <h2 id="insights-next" className="text-lead">
        Write this next
      </h2>
      {!items && !isError && <SpinnerBlock label="Loading what to write next" />}
      {!items && isError && (
        <EmptyState text="The list could not be loaded.">
          <Button variant="secondary" onClick={() => void refetch()}>
            Try again
          </Button>
        </EmptyState>
      )}
      {items?.length === 0 && (
        <EmptyState text="Nothing to suggest yet. Searches without a result, questions that the assistant could not answer, pages on which visits end, and what leads read last are listed here." />
      )}
      {items && items.length > 0 && (
        <>
          <p className="max-w-[64ch] text-small text-ink-2">
            Ideas that would have helped the most visitors come first, with the evidence.
          </p>
          <NextList items={isWhole ? items : items.slice(0, shownFirst)} />
          {items.length > shownFirst && (
            <Button
              variant="quiet"
              size="compact"
              aria-expanded={isWhole}
              className="self-start px-0!"
              onClick={() => setIsWhole(!isWhole)}
            >
              {isWhole ? `Show the first ${shownFirst}` : `Show all ${items.length}`}
            </Button>
          )}
        </>
      )}
    </section>
  );
}
