import type { ReactNode } from 'react';
import { keepTogether } from '#design/ui/unbroken.tsx';
import { frame } from './section.tsx';

interface PageIntroProps {
  heading: string;
  lead: string;
  children?: ReactNode;
}

/** The head of a page: its heading across eight columns, its lead set in below. */
export function PageIntro({ heading, lead, children }: PageIntroProps) {
  return (
    <div className={`${frame} grid gap-x-6 gap-y-6 pt-10 pb-10 md:pt-16 md:pb-16 lg:grid-cols-12`}>
      <h1 className="max-w-[10.5em] text-h2 sm:text-h1 lg:col-span-9 lg:text-hero">
        {keepTogether(heading)}
      </h1>
      <div className="lg:col-span-7">
        <p className="max-w-[33em] text-body text-ink-2 sm:text-lead">{keepTogether(lead)}</p>
        {children && <div className="mt-6 flex flex-wrap gap-3">{children}</div>}
      </div>
    </div>
  );
}
