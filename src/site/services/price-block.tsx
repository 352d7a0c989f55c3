import type { PriceAnchor } from '#content/onward.schema.ts';
import { focusRing } from '#design/ui/focus-ring.ts';
import { LinkArrow } from '../parts/link-arrow.tsx';

/** The price of finding out what to build, what it includes beside it, and its link at the foot. */
export function PriceBlock({ anchor }: { anchor: PriceAnchor }) {
  return (
    <section aria-labelledby="price-heading" className="border border-ink bg-sheet">
      <h2 id="price-heading" className="border-b border-ink px-4 py-2 text-small tracking-normal md:px-6">
        {anchor.heading}
      </h2>
      <div className="grid gap-x-6 gap-y-3 px-4 py-4 md:grid-cols-2 md:px-6 md:py-6">
        <div>
          <p>
            <span className="block text-small text-ink-2">{anchor.title}</span>
            <span className="block text-h2 font-[560] tracking-tight [font-stretch:112%]">
              {anchor.price}
            </span>
          </p>
          <p className="mt-3 text-small text-ink-2">{anchor.text}</p>
          {anchor.note && <p className="mt-1 text-fine text-ink-2">{anchor.note}</p>}
        </div>
        <ul className="text-small">
          {anchor.includes.map((item) => (
            <li key={item} className="border-hairline py-2 not-first:border-t md:first:pt-0">
              {item}
            </li>
          ))}
        </ul>
      </div>
      <a
        href={anchor.action.href}
        className={`flex min-h-12 items-center justify-between gap-4 border-t border-ink px-4 text-small font-medium text-petrol hover:text-ink md:px-6 print:hidden ${focusRing}`}
      >
        {anchor.action.label}
        <LinkArrow className="shrink-0" />
      </a>
    </section>
  );
}
