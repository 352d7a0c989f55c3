import type { ReactNode } from 'react';
import { keepTogether } from '#design/ui/unbroken.tsx';
import { frame } from './section.tsx';

interface PageIntroProps {
  heading: string;
  lead: string;
  /** Whether there is nothing below it yet. */
  isEmpty?: boolean;
  /** The page's button. */
  children?: ReactNode;
  /** The proof of the words in the first screen, such as the page's facts. */
  aside?: ReactNode;
  /** Whether its words stand beside the middle of that, such as a picture. */
  isCentered?: boolean;
}

/** The head of a page: its words in seven columns, its facts in the other five; without facts, the lead is there. */
export function PageIntro({ heading, lead, isEmpty = false, children, aside, isCentered }: PageIntroProps) {
  const title = <h1 className="max-w-[14em] text-balance text-h2 sm:text-h1">{keepTogether(heading)}</h1>;
  const words = (
    <>
      <p className="max-w-[33em] text-body text-ink-2 sm:text-lead">{keepTogether(lead)}</p>
      {isEmpty && <p className="mt-3 text-ink-2">There is nothing to show here yet.</p>}
      {children && <div className="mt-4 flex flex-wrap gap-3 md:mt-6">{children}</div>}
    </>
  );
  return (
    <div
      className={`${frame} grid ${isCentered ? 'items-center' : 'items-start'} gap-x-6 gap-y-6 pt-6 pb-6 md:pt-10 md:pb-10 lg:grid-cols-12`}
    >
      <div className="lg:col-span-7">
        {title}
        {aside && <div className="mt-3 md:mt-4">{words}</div>}
      </div>
      {aside ? (
        <div className="lg:col-span-5">{aside}</div>
      ) : (
        <div className="max-lg:-mt-3 lg:col-span-5 lg:self-end">{words}</div>
      )}
    </div>
  );
}
