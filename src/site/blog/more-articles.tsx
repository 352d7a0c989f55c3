import type { PostCard } from '#features/posts/contract.ts';
import { formatDate } from '#design/ui/format-date.ts';
import { paths } from '#paths/paths.ts';
import { frame } from '../parts/section.tsx';

/** Where to read on: the newest other articles as lines of a list. */
export function MoreArticles({ posts }: { posts: readonly PostCard[] }) {
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="more-heading" className="border-t-2 border-ink print:hidden">
      <div className={`${frame} grid gap-x-6 gap-y-6 py-16 lg:grid-cols-12`}>
        <h2 id="more-heading" className="text-h3 lg:col-span-3">
          More articles
        </h2>
        <ul className="lg:col-span-9">
          {posts.map((post) => (
            <li key={post.id} className="border-t border-hairline last:border-b">
              <a
                href={paths.article(post.slug)}
                className="group grid gap-x-6 py-4 sm:grid-cols-[8rem_1fr] sm:items-baseline"
              >
                <span className="text-small text-ink-2 tabular-nums">
                  {formatDate(post.created_at, 'UTC')}
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
      </div>
    </section>
  );
}
