import type { Navigation } from '#content/navigation.schema.ts';
import type { NotFound } from '#content/pages.schema.ts';
import { paths } from '#paths/paths.ts';

interface MissingSheetsProps {
  words: NotFound['drawing'];
  /** Of the page that it is corrected to. */
  link: SheetLink | undefined;
  /** Its number. */
  status: number;
}

/** Two sheets: a page, signed, and one that is not there, struck and led to it in one red stroke. */
export const MissingSheets = ({ words: { missing, correction }, link, status }: MissingSheetsProps) => (
  <div className="missing-set">
    <div aria-hidden="true" className="missing-way relative" />
    {link && <Sheet link={link} />}
    <div className="flex flex-col border-2 border-dashed border-ink-2">
      <p className="missing-page relative grid flex-1 gap-y-1 text-center">
        <del data-missing className="struck-path wrap-anywhere">
          {missing}
        </del>
        <span className="missing-note text-small text-ink-2">{correction}</span>
      </p>
      <p aria-hidden="true" className="px-2 pb-1 text-right font-mono text-fine text-ink-2">
        {status}
      </p>
    </div>
  </div>
);

type SheetLink = Navigation['links'][number];

/** A page that is there, to go to: at its foot its number among those shown, signed. */
export const Sheet = ({ link: { label, href } }: { link: SheetLink }) => (
  <div className="group relative flex flex-col border-2 border-ink bg-sheet">
    <a
      href={href}
      className="missing-name py-3 font-[560] underline underline-offset-4 after:absolute after:inset-0 group-hover:text-petrol [font-stretch:112%] sm:pb-1 sm:text-lead"
    >
      {label}
    </a>
    <svg
      aria-hidden="true"
      viewBox="0 0 76 112"
      preserveAspectRatio="none"
      className="missing-sketch fill-none stroke-ink-2 stroke-[1.5]"
    >
      <path d={sketches[href]} vectorEffect="non-scaling-stroke" />
    </svg>
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

/** What a small sheet shows of its page: a list of letters, services, cases with what changed, articles, a form. */
const sketches: Record<string, string> = {
  [paths.home()]:
    'M0 2h76M0 13h50M0 28h76v78h-76zM0 44h76M8 36h24M8 54h34M8 69h26M8 84h38M8 99h22M52 50h18v8h-18zM52 65h18v8h-18zM52 80h18v8h-18zM52 95h18v8h-18z',
  [paths.services()]:
    'M0 2h44M0 16h76M0 46h76M0 76h76M0 106h76M0 26h14v10h-14zM22 31h40M0 56h14v10h-14zM22 61h48M0 86h14v10h-14zM22 91h34',
  [paths.portfolio()]:
    'M0 2h56M0 14h35v32h-35zM41 14h35v32h-35zM0 54h24M41 54h30M0 66h35v30h-35zM41 66h35v30h-35zM0 104h30M41 104h22M0 25h35M41 25h35M0 77h35M41 77h35',
  [paths.blog()]: 'M0 2h34M0 14h76v38h-76zM0 62h60M0 72h44M0 84h76M0 96h52M0 106h38',
  [paths.contact()]: 'M0 2h48M0 14h36v14h-36zM40 14h36v14h-36zM0 38h76v42h-76zM0 90h26v16h-26zM34 98h42',
};

/** Whether there is a sketch of a link's page. */
export const isWorthGoingTo = ({ href }: SheetLink): boolean => href in sketches;
