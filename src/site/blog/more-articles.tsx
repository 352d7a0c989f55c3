import { keepTogether } from '#design/ui/unbroken.tsx';
import { readPublicationDate } from '#features/posts/post-state.ts';
import type { Around } from '#features/posts/server/read-around.ts';
import { PostFacts } from '#features/posts/site/post-facts.tsx';
import { paths } from '#paths/paths.ts';
import { Neighbors } from '../parts/neighbors.tsx';
import { frame } from '../parts/section.tsx';

/** Where to read on: related articles, and the neighbors in the blog's order. */
export function MoreArticles({ newer, older, related }: Around) {
  if (related.length === 0 && !older && !newer) return null;
  return (
    <section aria-labelledby="more-heading" className="border-t border-hairline bg-sheet print:hidden">
      <div className={`${frame} py-16`}>
        <h2 id="more-heading" className="text-h3">
          More articles
        </h2>
        <ul className="mt-6 grid gap-x-6 gap-y-6 empty:hidden md:grid-cols-3">
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
        <Neighbors kind="article" older={older && toNeighbor(older)} newer={newer && toNeighbor(newer)} />
      </div>
    </section>
  );
}

const toNeighbor = ({ slug, title }: NonNullable<Around['newer']>) => ({ path: paths.article(slug), title });
