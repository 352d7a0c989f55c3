import type { ReactNode } from 'react';
import type { OnwardWords } from '#content/onward.schema.ts';
import type { PostCard } from '#features/posts/contract.ts';
import { frame } from '../parts/section.tsx';
import type { Ways } from './find-onward.ts';
import { OnwardList } from './onward-list.tsx';

interface ReadOnProps {
  words: OnwardWords;
  ways: Ways;
  posts?: readonly PostCard[];
  /** The button that opens the consultation dialog. */
  children?: ReactNode;
}

/** The foot of a page: the ways onward as a list. */
export function ReadOn({ words, ways, posts, children }: ReadOnProps) {
  return (
    <section aria-labelledby="onward-heading" className="border-t border-hairline print:hidden">
      <div className={`${frame} grid gap-x-6 gap-y-6 py-6 md:py-10 lg:grid-cols-12 lg:grid-rows-[auto_1fr]`}>
        <h2 id="onward-heading" className="text-h3 lg:col-span-4">
          {words.heading}
        </h2>
        <div className="lg:col-span-8 lg:row-span-2">
          <OnwardList words={words} ways={ways} posts={posts} />
        </div>
        {children && (
          <div className="lg:col-span-4">
            {children}
            <p className="mt-3 max-w-[23em] text-small text-ink-2">{words.booking.text}</p>
          </div>
        )}
      </div>
    </section>
  );
}
