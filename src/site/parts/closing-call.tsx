import type { ReactNode } from 'react';
import { frame } from './section.tsx';

interface ClosingCallProps {
  headline: string;
  text?: string;
  /** The button, and what is beside it. */
  children: ReactNode;
}

/** The last word of a page: one line and one thing to do, under a heavy rule. */
export function ClosingCall({ headline, text, children }: ClosingCallProps) {
  return (
    <section aria-labelledby="closing-heading" className="border-t-2 border-ink print:hidden">
      <div className={`${frame} grid items-end gap-x-6 gap-y-6 py-16 md:py-26 lg:grid-cols-12`}>
        <div className="lg:col-span-8">
          <h2 id="closing-heading" className="max-w-[12em] text-h2 sm:text-h1">
            {headline}
          </h2>
          {text && <p className="mt-4 max-w-[30em] text-ink-2">{text}</p>}
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 lg:col-span-4 lg:justify-end">
          {children}
        </div>
      </div>
    </section>
  );
}
