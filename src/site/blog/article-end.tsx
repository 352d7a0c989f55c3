import type { OnwardWords } from '#content/onward.schema.ts';
import { keepTogether } from '#design/ui/unbroken.tsx';
import { readPublicationDate } from '#features/posts/post-state.ts';
import type { Around } from '#features/posts/server/read-around.ts';
import { PostFacts } from '#features/posts/site/post-facts.tsx';
import { PostPicture } from '#features/posts/site/post-picture.tsx';
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

/** Where to go from an article: related ones, beside them a case and a service, and its neighbors in the blog. */
export function ArticleEnd({ words, ways, around }: ArticleEndProps) {
  return (
    <div className="border-t border-hairline bg-sheet print:hidden">
      <div className={`${frame} grid gap-x-6 gap-y-10 py-10 md:py-16 lg:grid-cols-12`}>
        {around && around.related.length > 0 && <MoreArticles posts={around.related} />}
        <section aria-labelledby="onward-heading" className="lg:col-span-4">
          <h2 id="onward-heading" className="mb-4 text-h3">
            {words.heading}
          </h2>
          <OnwardList words={words} ways={ways} layout="column" />
        </section>
        {around && (around.older ?? around.newer) && (
          <div className="lg:col-span-12">
            <Neighbors kind="article" older={toNeighbor(around.older)} newer={toNeighbor(around.newer)} />
          </div>
        )}
      </div>
    </div>
  );
}

const toNeighbor = (post: Around['newer']) => post && { path: paths.article(post.slug), title: post.title };

/** The newest first. */
function MoreArticles({ posts }: { posts: Around['related'] }) {
  const newestFirst = posts.toSorted((a, b) => readPublicationDate(b).localeCompare(readPublicationDate(a)));
  return (
    <section aria-labelledby="more-heading" className="lg:col-span-8">
      <h2 id="more-heading" className="mb-4 text-h3">
        More articles
      </h2>
      <ul>
        {newestFirst.map((post) => (
          <li key={post.id} className="border-t border-hairline">
            <article
              className={`group relative grid gap-x-4 py-3 ${post.image_url ? 'grid-cols-[min(30%,10rem)_minmax(0,1fr)]' : ''}`}
            >
              {post.image_url && (
                <PostPicture
                  url={post.image_url}
                  focus={post.image_focus}
                  sizes="160px"
                  className="self-start"
                />
              )}
              <div>
                <PostFacts date={readPublicationDate(post)} />
                <h3
                  dir="auto"
                  className="text-body font-medium tracking-normal [font-stretch:100%] wrap-anywhere"
                >
                  <a
                    href={paths.article(post.slug)}
                    className="underline underline-offset-4 group-hover:text-petrol after:absolute after:inset-0"
                  >
                    {keepTogether(post.title)}
                  </a>
                </h3>
                <p
                  dir="auto"
                  className="mt-1.5 line-clamp-2 max-w-[33em] text-small text-ink-2 max-sm:hidden"
                >
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
