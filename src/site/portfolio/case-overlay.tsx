import type { ReactNode } from 'react';
import type { Navigation } from '#content/navigation.schema.ts';
import { focusRing } from '#design/ui/focus-ring.ts';
import { paths } from '#paths/paths.ts';
import { frame } from '../parts/section.tsx';
import { SiteName, type SiteNameProps } from '../shell/site-name.tsx';

interface CaseOverlayProps extends SiteNameProps {
  /** The button of the site's own bar, which the overlay covers. */
  action: Navigation['action'];
  /** The owner's word for a case. */
  word: string;
  /** The client's name; without one it waits, closed, for open-cases.ts to fill it. */
  client?: string;
  children?: ReactNode;
}

/**
 * The full-screen overlay of a case. On the case's own page it is served open: part of the page without
 * scripting, over it with, where case-page.inline.js makes it modal. On paper it is an ordinary page; see
 * open-cases.ts.
 */
export function CaseOverlay({ client, children, action, word, ...name }: CaseOverlayProps) {
  const place = client
    ? 'fixed z-30 noscript:static noscript:z-auto noscript:overflow-visible'
    : 'fixed translate-y-2 opacity-0 transition-[opacity,translate] duration-220 ease-mark open:translate-y-0 open:opacity-100 starting:open:translate-y-2 starting:open:opacity-0';
  return (
    <dialog
      data-case-overlay
      open={client !== undefined}
      aria-label={client}
      className={`${place} inset-0 size-full max-h-none max-w-none overflow-y-auto overscroll-contain bg-paper text-ink outline-none backdrop:bg-transparent print:static print:h-auto print:overflow-visible`}
    >
      <div className="sticky top-0 z-10 border-b border-hairline bg-paper noscript:static print:hidden">
        <div className={`${frame} flex min-h-16 items-center gap-x-2 sm:gap-x-4`}>
          <SiteName {...name} className="max-sm:grow noscript:hidden" />
          <p className="grow border-l border-hairline pt-1 pl-4 text-small text-ink-2 max-sm:hidden noscript:border-0 noscript:pl-0">
            {word}
          </p>
          <a href={action.href} className="header-action shrink-0 px-3 max-[22rem]:hidden noscript:hidden">
            {action.label}
          </a>
          <CloseControl asLink={client !== undefined} />
        </div>
      </div>
      <div data-case-slot className="peer">
        {children}
      </div>
      {!client && (
        <p
          data-case-waiting
          className={`${frame} hidden pt-6 text-h2 font-[560] tracking-[-0.02em] peer-empty:block [font-stretch:112%] sm:text-h1 md:pt-10 lg:text-hero`}
        />
      )}
    </dialog>
  );
}

function CloseControl({ asLink }: { asLink: boolean }) {
  const look = `-mr-3 ml-auto inline-flex min-h-11 items-center gap-3 rounded-control px-3 font-medium hover:bg-sunk ${focusRing}`;
  const content = (
    <>
      <span className="max-sm:sr-only">Close</span>
      <svg aria-hidden="true" viewBox="0 0 14 14" className="size-3.5 stroke-current stroke-[1.5]">
        <path d="M1 1l12 12M13 1L1 13" />
      </svg>
    </>
  );
  if (asLink) {
    return (
      <a href={paths.portfolio()} data-case-close className={look}>
        {content}
      </a>
    );
  }
  return (
    <button type="button" data-case-close className={look}>
      {content}
    </button>
  );
}
