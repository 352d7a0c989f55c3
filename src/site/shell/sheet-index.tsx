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
            <span className="text-lead font-medium underline-offset-4 group-hover:underline">{label}</span>
            <span aria-hidden="true" className="font-mono text-fine text-ink-2">
              {href}
            </span>
          </a>
        </li>
      ))}
    </ol>
    {(missing ?? correction) && (
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-4 py-3 text-lead sm:px-6">
        <span aria-hidden="true" className="w-8 text-ink-2">
          –
        </span>
        {missing && <del className="decoration-redline decoration-2">{missing}</del>}
        <b className="ml-auto text-redline">{correction}</b>
      </p>
    )}
  </div>
);
