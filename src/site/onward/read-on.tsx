import type { OnwardWords } from '#content/onward.schema.ts';
import type { PostCard } from '#features/posts/contract.ts';
import { frame } from '../parts/section.tsx';
import type { Ways } from './find-onward.ts';
import { OnwardList } from './onward-list.tsx';

interface ReadOnProps {
  words: OnwardWords;
  ways: Ways;
  posts?: readonly PostCard[];
}

/** The foot of a page: the ways onward as a list. */
export function ReadOn({ words, ways, posts }: ReadOnProps) {
  return (
    <section aria-labelledby="onward-heading" className="border-t border-hairline print:hidden">
      <div className={`${frame} grid gap-x-6 gap-y-6 py-6 md:py-10 lg:grid-cols-12`}>
        <h2 id="onward-heading" className="text-h3 lg:col-span-4">
          {words.heading}
        </h2>
        <div className="lg:col-span-8">
          <OnwardList words={words} ways={ways} posts={posts} />
        </div>
      </div>
    </section>
  );
}
