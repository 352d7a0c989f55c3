import type { Navigation } from '#content/navigation.schema.ts';
import type { NotFound } from '#content/pages.schema.ts';

interface MissingSheetProps {
  words: NotFound['drawing'];
  links: Navigation['links'];
  /** Its number. */
  status: number;
}

/** A set of sheets: two pages, signed, of which a phone has the first, and one that is not there, corrected in red to it. */
export const MissingSheet = ({ words: { missing, correction }, links, status }: MissingSheetProps) => (
  <div className="missing-set">
    <div aria-hidden="true" className="missing-way relative" />
    {links.slice(0, pages.length).map(({ label, href }, index) => (
      <div
        key={href}
        aria-hidden="true"
        className={`flex flex-col border-2 border-ink bg-sheet ${index > 0 ? 'max-sm:hidden' : ''}`}
      >
        <p className="missing-name pt-4 pb-1 text-small font-medium">{label}</p>
        <svg
          viewBox="0 0 100 124"
          preserveAspectRatio="none"
          className="h-0 min-h-36 grow fill-none stroke-ink-2 stroke-[1.5]"
        >
          <path d={pages[index]} vectorEffect="non-scaling-stroke" />
        </svg>
        <SheetNumber number={index + 1} />
      </div>
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

/** A sheet's foot: its number, signed. */
export const SheetNumber = ({ number }: { number: number }) => (
  <p aria-hidden="true" className="flex items-center border-t-2 border-ink font-mono text-fine">
    <span className="missing-name flex-1">{number}</span>
    <svg viewBox="0 0 32 32" className="size-6 bg-mark fill-none stroke-on-mark stroke-2">
      <path d="M8 17l6 6L25 8" />
    </svg>
  </p>
);

/** What a small sheet shows: a page with a list of letters, and one with a list of services. */
const pages = [
  'M12 8h76M12 19h50M12 34h76v78h-76zM12 50h76M20 42h24M20 60h34M20 75h26M20 90h38M20 105h22M64 56h18v8h-18zM64 71h18v8h-18zM64 86h18v8h-18zM64 101h18v8h-18z',
  'M12 8h44M12 22h76M12 52h76M12 82h76M12 112h76M12 32h14v10h-14zM34 37h40M12 62h14v10h-14zM34 67h48M12 92h14v10h-14zM34 97h34',
];
