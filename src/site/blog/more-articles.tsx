import { keepTogether } from '#design/ui/unbroken.tsx';
import { readPublicationDate } from '#features/posts/post-state.ts';
import type { Around } from '#features/posts/server/read-around.ts';
import { PostFacts } from '#features/posts/site/post-facts.tsx';
import { paths } from '#paths/paths.ts';
import { frame } from '../parts/section.tsx';

/** Where to read on: related articles, and the neighbors in the blog's order. */
export function MoreArticles({ newer, older, related }: Around) {
  if (related.length === 0) return null;
  return (
    <section aria-labelledby="more-heading" className="border-t border-hairline bg-sheet print:hidden">
      <div className={`${frame} py-16`}>
        <h2 id="more-heading" className="text-h3">
          More articles
        </h2>
        <ul className="mt-6 grid gap-x-6 gap-y-6 md:grid-cols-3">
          {related.map((post) => (
            <li key={post.id}>
              <article className="group relative h-full border-t-2 border-ink pt-3">
                <PostFacts date={readPublicationDate(post)} minutes={post.reading_minutes} />
                <h3 dir="auto" className="mt-2 text-lead wrap-anywhere">
                  <a
                    href={paths.article(post.slug)}
                    className="underline-offset-4 group-hover:underline after:absolute after:inset-0"
                  >
                    {keepTogether(post.title)}
                  </a>
                </h3>
                <p dir="auto" className="mt-2 line-clamp-3 text-small text-ink-2">
                  {keepTogether(post.excerpt)}
                </p>
              </article>
            </li>
          ))}
        </ul>
        <nav
          aria-label="Next and previous article"
          className="mt-10 grid border-y border-hairline sm:grid-cols-2"
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
      className={`group border-hairline py-4 text-small ${rel === 'next' ? 'max-sm:not-first:border-t sm:not-first:border-s sm:col-start-2 sm:text-end' : 'sm:pe-6'}`}
    >
      <span className="block text-ink-2">
        {rel === 'prev' && '← '}
        {label}
        {rel === 'next' && ' →'}
      </span>
      <span
        dir="auto"
        className="mt-1 block text-body font-medium underline-offset-4 wrap-anywhere group-hover:underline"
      >
        {keepTogether(title)}
      </span>
    </a>
  );
}
