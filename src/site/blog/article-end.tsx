import type { OnwardWords } from '#content/onward.schema.ts';
import { keepTogether } from '#design/ui/unbroken.tsx';
import { readPublicationDate } from '#features/posts/post-state.ts';
import type { Around } from '#features/posts/server/read-around.ts';
import { PostFacts } from '#features/posts/site/post-facts.tsx';
import { PostPicture } from '#features/posts/site/post-picture.tsx';
import { paths } from '#paths/paths.ts';
import type { Ways } from '../onward/find-onward.ts';
import { OnwardList } from '../onward/onward-list.tsx';
import { frame } from '../parts/section.tsx';

interface ArticleEndProps {
  words: OnwardWords;
  ways: Ways;
  around: Around | null;
}

/** Where to go from an article: its neighbors in the blog and related ones, beside them a case and a service. */
export function ArticleEnd({ words, ways, around }: ArticleEndProps) {
  return (
    <div className="border-t border-hairline bg-sheet print:hidden">
      <div className={`${frame} grid gap-x-6 gap-y-10 py-10 md:py-16 lg:grid-cols-12`}>
        {around && <MoreArticles around={around} />}
        <section aria-labelledby="onward-heading" className="lg:col-span-4">
          <h2 id="onward-heading" className="mb-4 text-h3">
            {words.heading}
          </h2>
          <OnwardList words={words} ways={ways} layout="column" />
        </section>
      </div>
    </div>
  );
}

/** So many stand in two columns beside a column of other pages. */
const mostArticles = 4;

/** The next and the previous one, then related ones, the newest first. */
function MoreArticles({ around: { newer, older, related } }: { around: Around }) {
  const neighbors = [
    newer && { post: newer, label: 'Next article', rel: 'next' },
    older && { post: older, label: 'Previous article', rel: 'prev' },
  ].filter((one) => one !== null);
  const others = related
    .slice(0, mostArticles - neighbors.length)
    .toSorted((a, b) => readPublicationDate(b).localeCompare(readPublicationDate(a)))
    .map((post) => ({ post, label: undefined, rel: undefined }));
  const all = [...neighbors, ...others];
  if (all.length === 0) return null;
  return (
    <section aria-labelledby="more-heading" className="lg:col-span-8">
      <h2 id="more-heading" className="mb-4 text-h3">
        More articles
      </h2>
      <ul className="grid gap-x-6 md:grid-cols-2">
        {all.map(({ post, label, rel }) => (
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
                <PostFacts date={readPublicationDate(post)} topic={label} />
                <h3
                  dir="auto"
                  className="text-body font-medium tracking-normal [font-stretch:100%] wrap-anywhere"
                >
                  <a
                    href={paths.article(post.slug)}
                    rel={rel}
                    className="underline underline-offset-4 group-hover:text-petrol after:absolute after:inset-0"
                  >
                    {keepTogether(post.title)}
                  </a>
                </h3>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </section>
  );
}
