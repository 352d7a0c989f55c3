import { formatDate } from '#design/ui/format-date.ts';

interface PostFactsProps {
  /** ISO 8601; shown as in UTC, so that server and browser agree. */
  date: string;
  /** On the page of a list. */
  minutes?: number | undefined;
  /** The name of its first tag. */
  topic?: string | undefined;
  /** The name of its author. */
  author?: string | undefined;
  /** It comes before newer ones. */
  isFeatured?: boolean;
}

/** What a list says of a post besides its title. */
export function PostFacts({ date, minutes, topic, author, isFeatured }: PostFactsProps) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 text-fine text-ink-2 tabular-nums">
      {isFeatured && <span className="font-medium text-ink">Featured</span>}
      {topic && <bdi className="font-medium text-ink">{topic}</bdi>}
      <time dateTime={date}>{formatDate(date, 'UTC')}</time>
      {minutes && <span className="post-minutes">{minutes} min read</span>}
      {author && <bdi className="max-sm:hidden">{author}</bdi>}
    </p>
  );
}
