import type { ReactNode } from 'react';
import type { Navigation } from '#content/navigation.schema.ts';
import type { NotFound } from '#content/pages.schema.ts';

interface MissingSheetsProps {
  words: NotFound['drawing'];
  /** Of the two pages. */
  links: Navigation['links'];
  /** Its number. */
  status: number;
}

/** A set of sheets: two pages, signed, of which a phone has the first, and one that is not there, corrected in red to it. */
export const MissingSheets = ({ words: { missing, correction }, links, status }: MissingSheetsProps) => (
  <div className="missing-set">
    <div aria-hidden="true" className="missing-way relative" />
    {links.map((link, index) => (
      <Sheet key={link.href} link={link} className={index > 0 ? 'max-sm:hidden' : ''}>
        <svg
          aria-hidden="true"
          viewBox="0 0 100 124"
          preserveAspectRatio="none"
          className="h-0 min-h-36 grow fill-none stroke-ink-2 stroke-[1.5]"
        >
          <path d={pages[index]} vectorEffect="non-scaling-stroke" />
        </svg>
      </Sheet>
    ))}
    <div className="flex flex-col border-2 border-dashed border-ink-2">
      <p className="missing-page flex flex-1 flex-col items-center justify-center gap-1 px-2 text-center">
        <del data-missing className="struck-path wrap-anywhere">
          {missing}
        </del>
        <span className="text-small text-ink-2">{correction}</span>
      </p>
      <p aria-hidden="true" className="px-2 pb-1 text-right font-mono text-fine text-ink-2">
        {status}
      </p>
    </div>
  </div>
);

interface SheetProps {
  link: Navigation['links'][number];
  className?: string;
  /** What it shows. */
  children: ReactNode;
}

/** A page that is there, to go to: at its foot its number among those shown, signed. */
export const Sheet = ({ link: { label, href }, className = '', children }: SheetProps) => (
  <div className={`group relative flex flex-col border-2 border-ink bg-sheet ${className}`}>
    <a
      href={href}
      className="missing-name py-3 font-[560] underline underline-offset-4 after:absolute after:inset-0 group-hover:text-petrol [font-stretch:112%] sm:pb-1 sm:text-lead"
    >
      {label}
    </a>
    {children}
    <p
      aria-hidden="true"
      className="missing-foot flex items-center justify-between border-t-2 border-ink font-mono text-fine"
    >
      <svg viewBox="0 0 32 32" className="size-6 bg-mark fill-none stroke-on-mark stroke-2">
        <path d="M8 17l6 6L25 8" />
      </svg>
    </p>
  </div>
);

/** What a small sheet shows: a page with a list of letters, and one with a list of services. */
const pages = [
  'M12 8h76M12 19h50M12 34h76v78h-76zM12 50h76M20 42h24M20 60h34M20 75h26M20 90h38M20 105h22M64 56h18v8h-18zM64 71h18v8h-18zM64 86h18v8h-18zM64 101h18v8h-18z',
  'M12 8h44M12 22h76M12 52h76M12 82h76M12 112h76M12 32h14v10h-14zM34 37h40M12 62h14v10h-14zM34 67h48M12 92h14v10h-14zM34 97h34',
];
