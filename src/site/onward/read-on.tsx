import type { OnwardWords } from '#content/onward.schema.ts';
import type { PostCard } from '#features/posts/contract.ts';
import { frame, tones } from '../parts/section.tsx';
import type { Ways } from './find-onward.ts';
import { OnwardList } from './onward-list.tsx';

interface ReadOnProps {
  words: OnwardWords;
  ways: Ways;
  posts?: readonly PostCard[];
  tone: keyof typeof tones;
}

/** The foot of a page: the ways onward. */
export function ReadOn({ words, ways, posts, tone }: ReadOnProps) {
  return (
    <section
      aria-labelledby="onward-heading"
      className={`border-t border-hairline print:hidden${tones[tone]}`}
    >
      <div className={`${frame} grid gap-4 py-6 md:gap-6 md:py-12`}>
        <h2 id="onward-heading" className="text-h3 md:text-h2">
          {words.heading}
        </h2>
        <OnwardList words={words} ways={ways} posts={posts} />
      </div>
    </section>
  );
}
