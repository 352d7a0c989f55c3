import type { ReactNode } from 'react';
import { keepTogether } from '#design/ui/unbroken.tsx';
import { frame, tones } from './section.tsx';

interface ClosingCallProps {
  /** Its heading's, other than that of a page which it lies over. */
  id?: string;
  headline: string;
  text?: string;
  /** The button, and what is beside it: below the words, or across from them if nothing else is there. */
  children: ReactNode;
  /** Stands at the right of the button: its price, who answers, or where else to go. */
  aside?: ReactNode;
  /** Another where a band of the page is of ink. */
  tone?: keyof typeof tones;
  /** Whether paper has what stands beside the button. */
  isPrinted?: boolean;
}

/** The last word of a page: one line and one thing to do, by default on the page's band of ink. */
export function ClosingCall({
  id = 'closing-heading',
  headline,
  text,
  children,
  aside,
  tone = 'ink',
  isPrinted = false,
}: ClosingCallProps) {
  return (
    <section
      aria-labelledby={id}
      className={`border-t border-hairline ${isPrinted ? '' : 'print:hidden'}${tones[tone]}`}
    >
      <div
        className={`${frame} grid gap-x-6 gap-y-6 py-6 lg:grid-cols-12 ${aside ? 'md:py-16' : 'md:py-10'}`}
      >
        <div className={`print:hidden ${aside ? 'lg:col-span-5' : 'lg:col-span-8'}`}>
          <h2 id={id} className="max-w-[12em] text-h2 sm:text-h1">
            {keepTogether(headline)}
          </h2>
          {text && <p className="mt-4 max-w-[30em] text-ink-2">{text}</p>}
          {aside && <div className="mt-6 flex flex-wrap items-center gap-3">{children}</div>}
        </div>
        <div
          className={
            aside
              ? 'lg:col-span-7'
              : 'flex flex-wrap items-center gap-3 print:hidden lg:col-span-4 lg:self-center lg:justify-self-end'
          }
        >
          {aside ?? children}
        </div>
      </div>
    </section>
  );
}
