import type { Navigation } from '#content/navigation.schema.ts';
import type { NotFound } from '#content/pages.schema.ts';
import { focusRing } from '#design/ui/focus-ring.ts';

interface SheetIndexProps {
  words: NotFound['drawing'];
  links: Navigation['links'];
}

/** The pages as the index of a drawing set; below them, corrected, the one that is not there. */
export const SheetIndex = ({ words: { heading, missing, correction }, links }: SheetIndexProps) => (
  <div className="border border-ink bg-sheet">
    {heading && <h2 className="border-b border-ink px-4 py-2 text-small sm:px-6">{heading}</h2>}
    <ol>
      {links.map(({ label, href }, index) => (
        <li key={href} className="border-b border-hairline">
          <a
            href={href}
            className={`group grid grid-cols-[2rem_1fr_auto] items-baseline gap-x-4 px-4 py-2 sm:px-6 ${focusRing}`}
          >
            <span aria-hidden="true" className="font-mono text-small text-ink-2">
              {index + 1}
            </span>
            <span className="text-lead leading-snug font-medium underline-offset-4 group-hover:underline">
              {label}
            </span>
            <span aria-hidden="true" className="font-mono text-fine text-ink-2">
              {href}
            </span>
          </a>
        </li>
      ))}
    </ol>
    {(missing ?? correction) && (
      <p className="grid grid-cols-[2rem_1fr_auto] items-baseline gap-x-4 px-4 py-2 text-lead leading-snug sm:px-6">
        <span aria-hidden="true" className="text-ink-2">
          –
        </span>
        <del data-missing className="struck-path wrap-anywhere">
          {missing}
        </del>
        <b className="text-small font-medium text-redline">{correction}</b>
      </p>
    )}
  </div>
);
