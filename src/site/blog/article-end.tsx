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

/** Where to go from an article: related ones, and beside them a case, a service and its neighbors in the blog. */
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
          {around && (around.older || around.newer) && (
            <nav aria-label="Next and previous article">
              {around.older && <Neighbor post={around.older} label="Previous article" rel="prev" />}
              {around.newer && <Neighbor post={around.newer} label="Next article" rel="next" />}
            </nav>
          )}
        </section>
      </div>
    </div>
  );
}

interface NeighborProps {
  post: NonNullable<Around['newer']>;
  label: string;
  rel: 'prev' | 'next';
}

/** The article before or after this one, as an entry of the list above it. */
const Neighbor = ({ post: { slug, title }, label, rel }: NeighborProps) => (
  <a href={paths.article(slug)} rel={rel} className="group block border-b border-hairline py-3">
    <span className="block text-fine text-ink-2">{label}</span>
    <span
      dir="auto"
      className="block font-medium text-balance underline underline-offset-4 wrap-anywhere group-hover:text-petrol"
    >
      {keepTogether(title)}
    </span>
  </a>
);

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
              className={`group relative grid gap-x-4 gap-y-1 py-4 sm:gap-x-6 ${post.image_url ? 'grid-cols-[6rem_1fr] sm:grid-cols-[10rem_1fr]' : ''}`}
            >
              {post.image_url && (
                <PostPicture
                  url={post.image_url}
                  focus={post.image_focus}
                  sizes="(min-width: 40rem) 160px, 96px"
                  className="mt-1 self-start sm:row-span-2"
                />
              )}
              <div>
                <PostFacts date={readPublicationDate(post)} />
                <h3 dir="auto" className="mt-1 text-body wrap-anywhere sm:text-lead">
                  <a
                    href={paths.article(post.slug)}
                    className="underline-offset-4 group-hover:underline after:absolute after:inset-0"
                  >
                    {keepTogether(post.title)}
                  </a>
                </h3>
              </div>
              <p dir="auto" className="line-clamp-2 max-w-[33em] text-small text-ink-2 max-sm:col-span-full">
                {keepTogether(post.excerpt)}
              </p>
            </article>
          </li>
        ))}
      </ul>
    </section>
  );
}
