import { DisclosureSummary } from '#design/ui/disclosure-summary.tsx';
import type { ArticleHeading } from '#domain/rich-text/server/link-anchors.ts';

interface Chapter extends ArticleHeading {
  /** It belongs to the one before it. */
  isPart?: boolean;
}

interface ArticleContentsProps {
  headings: readonly Chapter[];
  name?: string;
}

/** The chapters of an article, in the outer column beside it; collapsed if there is no such column. */
export function ArticleContents({ headings, name = 'In this article' }: ArticleContentsProps) {
  if (headings.length < 3) return null;
  return (
    <nav aria-label={name} className="print:hidden lg:h-full">
      <details className="border-b border-hairline lg:hidden">
        <DisclosureSummary className="min-h-12 text-small font-medium">{name}</DisclosureSummary>
        <div className="pb-4">
          <Chapters headings={headings} />
        </div>
      </details>
      <div className="sticky top-22 hidden max-h-[calc(100dvh-8rem)] overflow-y-auto lg:block">
        <p className="mb-2 text-small font-medium">{name}</p>
        <Chapters headings={headings} />
      </div>
    </nav>
  );
}

function Chapters({ headings }: { headings: readonly Chapter[] }) {
  const hasParts = headings.some(({ isPart }) => isPart);
  return (
    <ol dir="auto" className="article-contents flex flex-col border-s border-hairline">
      {headings.map(({ id, text, isPart }) => (
        <li key={id + text}>
          <a
            href={`#${id}`}
            className={`-ms-px block border-s-2 border-transparent ${isPart ? 'py-1 ps-8' : 'py-1.5 ps-4'} text-small ${hasParts && !isPart ? 'font-medium text-ink' : 'text-ink-2'} hover:border-ink hover:text-ink`}
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}
