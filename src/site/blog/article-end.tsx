import type { OnwardWords } from '#content/onward.schema.ts';
import { keepTogether } from '#design/ui/unbroken.tsx';
import { readPublicationDate } from '#features/posts/post-state.ts';
import type { Around } from '#features/posts/server/read-around.ts';
import { PostFacts } from '#features/posts/site/post-facts.tsx';
import { paths } from '#paths/paths.ts';
import type { Ways } from '../onward/find-onward.ts';
import { OnwardList } from '../onward/onward-list.tsx';
import { Neighbors } from '../parts/neighbors.tsx';
import { frame } from '../parts/section.tsx';

interface ArticleEndProps {
  words: OnwardWords;
  ways: Ways;
  around: Around | null;
}

/** Where to go from an article: related ones and its neighbors in the blog, and beside them a case and a service. */
export function ArticleEnd({ words, ways, around }: ArticleEndProps) {
  return (
    <div className="border-t border-hairline bg-sheet print:hidden">
      <div className={`${frame} grid gap-x-6 gap-y-10 py-10 md:py-16 lg:grid-cols-12`}>
        {around && around.related.length > 0 && <MoreArticles posts={around.related} />}
        <section aria-labelledby="onward-heading" className="lg:col-span-4 lg:row-span-2">
          <h2 id="onward-heading" className="mb-4 text-h3">
            {words.heading}
          </h2>
          <OnwardList words={words} ways={ways} layout="column" />
        </section>
        {around && (around.older || around.newer) && (
          <div className="-mt-10 lg:col-span-8">
            <Neighbors kind="article" older={toNeighbor(around.older)} newer={toNeighbor(around.newer)} />
          </div>
        )}
      </div>
    </div>
  );
}

function MoreArticles({ posts }: { posts: Around['related'] }) {
  return (
    <section aria-labelledby="more-heading" className="lg:col-span-8">
      <h2 id="more-heading" className="mb-4 text-h3">
        More articles
      </h2>
      <ul>
        {posts.map((post) => (
          <li key={post.id} className="border-t border-hairline">
            <article className="group relative grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[8rem_1fr] sm:items-baseline lg:pr-10">
              <PostFacts date={readPublicationDate(post)} minutes={post.reading_minutes} />
              <div>
                <h3 dir="auto" className="text-lead wrap-anywhere">
                  <a
                    href={paths.article(post.slug)}
                    className="underline-offset-4 group-hover:underline after:absolute after:inset-0"
                  >
                    {keepTogether(post.title)}
                  </a>
                </h3>
                <p dir="auto" className="mt-1 line-clamp-2 max-w-[33em] text-small text-ink-2">
                  {keepTogether(post.excerpt)}
                </p>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </section>
  );
}

const toNeighbor = (post: Around['newer']) => post && { path: paths.article(post.slug), title: post.title };
