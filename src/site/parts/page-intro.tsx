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
}

/** The head of a page: its words in seven columns, its facts in the other five. */
export function PageIntro({ heading, lead, isEmpty = false, children, aside }: PageIntroProps) {
  return (
    <div className={`${frame} grid items-start gap-x-6 gap-y-6 pt-6 pb-6 md:pt-10 md:pb-10 lg:grid-cols-12`}>
      <div className={aside ? 'lg:col-span-7' : 'lg:col-span-9'}>
        <h1 className="max-w-[12em] text-balance text-h2 sm:text-h1">{keepTogether(heading)}</h1>
        <p className="mt-3 max-w-[33em] text-body text-ink-2 sm:text-lead md:mt-4">{keepTogether(lead)}</p>
        {isEmpty && <p className="mt-3 text-ink-2">There is nothing to show here yet.</p>}
        {children && <div className="mt-4 flex flex-wrap gap-3 md:mt-6">{children}</div>}
      </div>
      {aside && <div className="lg:col-span-5">{aside}</div>}
    </div>
  );
}
