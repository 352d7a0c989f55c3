import { readPublicationDate } from '#features/posts/post-state.ts';
import type { Around } from '#features/posts/server/read-around.ts';
import { formatDate } from '#design/ui/format-date.ts';
import { paths } from '#paths/paths.ts';
import { frame } from '../parts/section.tsx';

/** Where to read on: related articles as lines of a list, and the neighbors in the blog's order. */
export function MoreArticles({ newer, older, related }: Around) {
  if (related.length === 0) return null;
  return (
    <section aria-labelledby="more-heading" className="border-t-2 border-ink print:hidden">
      <div className={`${frame} grid gap-x-6 gap-y-6 py-16 lg:grid-cols-12`}>
        <h2 id="more-heading" className="text-h3 lg:col-span-3">
          More articles
        </h2>
        <ul className="lg:col-span-9">
          {related.map((post) => (
            <li key={post.id} className="border-t border-hairline last:border-b">
              <a
                href={paths.article(post.slug)}
                className="group grid gap-x-6 py-4 sm:grid-cols-[8rem_1fr] sm:items-baseline"
              >
                <span className="text-small text-ink-2 tabular-nums">
                  {formatDate(readPublicationDate(post), 'UTC')}
                </span>
                <span
                  dir="auto"
                  className="max-w-[27.5em] text-body font-medium underline-offset-4 wrap-anywhere group-hover:underline"
                >
                  {post.title}
                </span>
              </a>
            </li>
          ))}
        </ul>
        <nav
          aria-label="Next and previous article"
          className="grid gap-6 sm:grid-cols-2 lg:col-span-9 lg:col-start-4"
        >
          {older && <Neighbor post={older} label="Previous article" rel="prev" />}
          {newer && <Neighbor post={newer} label="Next article" rel="next" />}
        </nav>
      </div>
    </section>
  );
}

interface NeighborProps {
  post: NonNullable<Around['newer']>;
  label: string;
  rel: 'prev' | 'next';
}

function Neighbor({ post: { slug, title }, label, rel }: NeighborProps) {
  return (
    <a
      href={paths.article(slug)}
      rel={rel}
      className="group min-h-11 text-small sm:last:text-end sm:only:col-span-2"
    >
      <span className="block text-ink-2">{label}</span>
      <span dir="auto" className="font-medium underline-offset-4 wrap-anywhere group-hover:underline">
        {title}
      </span>
    </a>
  );
}
