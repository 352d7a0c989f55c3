import { keepTogether } from '#design/ui/unbroken.tsx';
import { DisclosureSummary } from '#design/ui/disclosure-summary.tsx';
import type { PartOfSeries } from '#features/posts/series.ts';
import { paths } from '#paths/paths.ts';

/** A longer list is collapsed: the article is what one came for. */
const shownParts = 6;

/** The series that an article is a part of, and its other parts. */
export function SeriesParts({ name, number, count, parts }: PartOfSeries) {
  const isLong = parts.length > shownParts;
  const heading = (
    <span>
      <span className="font-medium">
        Part {number} of {count}
      </span>{' '}
      <bdi className="text-ink-2">{name}</bdi>
    </span>
  );
  const list = (
    <ol className="pb-2">
      {parts.map((part) => (
        <li
          key={part.slug}
          className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-baseline border-t border-hairline"
        >
          <span className="font-mono text-fine text-ink-2 tabular-nums">{part.number}</span>
          {part.number === number ? (
            <span dir="auto" aria-current="page" className="py-2.5 font-medium wrap-anywhere">
              {keepTogether(part.title)}
            </span>
          ) : (
            <a
              href={paths.article(part.slug)}
              dir="auto"
              className="py-2.5 text-petrol underline underline-offset-4 wrap-anywhere hover:text-ink"
            >
              {keepTogether(part.title)}
            </a>
          )}
        </li>
      ))}
    </ol>
  );
  return (
    <nav aria-label="Parts of this series" className="grid gap-x-6 text-small lg:mt-10 lg:grid-cols-12">
      <div className="border-b border-ink lg:border-t lg:col-span-9 lg:col-start-4 lg:max-w-[41.625rem]">
        {isLong ? (
          <details>
            <DisclosureSummary className="min-h-12 py-2">{heading}</DisclosureSummary>
            {list}
          </details>
        ) : (
          <>
            <p className="flex min-h-12 items-center py-2">{heading}</p>
            {list}
          </>
        )}
      </div>
    </nav>
  );
}
