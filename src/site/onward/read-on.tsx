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
      <div className={`${frame} grid gap-x-6 gap-y-6 py-10 md:py-16 lg:grid-cols-12`}>
        <div className="lg:col-span-3">
          <h2 id="onward-heading" className="text-h3">
            {words.heading}
          </h2>
        </div>
        <div className="lg:col-span-9">
          <OnwardList words={words} ways={ways} posts={posts} />
          {children && (
            <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
              {children}
              <p className="max-w-[23em] text-small text-ink-2">{words.booking.text}</p>
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
