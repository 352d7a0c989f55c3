import type { PriceAnchor } from '#content/onward.schema.ts';
import { focusRing } from '#design/ui/focus-ring.ts';
import { LinkButton } from '../parts/link-button.tsx';
import { Onward } from './service-index.tsx';

interface PriceBlockProps {
  anchor: PriceAnchor;
  variant?: 'primary' | 'secondary';
  /** Beside other buttons: its own is a link at its foot, and what it includes stands beside the price, all of it on a phone. */
  isWide?: boolean;
}

/** The price of finding out what to build, with its button or link, and what it includes. */
export function PriceBlock({ anchor, variant = 'secondary', isWide = false }: PriceBlockProps) {
  return (
    <section aria-labelledby="price-heading" className="border border-ink bg-sheet">
      <h2 id="price-heading" className="border-b border-ink px-4 py-2 text-small tracking-normal md:px-6">
        {anchor.heading}
      </h2>
      <div className={`grid gap-x-6 gap-y-3 px-4 py-4 md:px-6 ${isWide ? 'md:grid-cols-2 md:py-6' : ''}`}>
        <div>
          <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
            <p>
              <span className="block text-small text-ink-2">{anchor.title}</span>
              <span className="block text-h2 font-[560] tracking-tight [font-stretch:112%]">
                {anchor.price}
              </span>
            </p>
            {!isWide && (
              <span className="print:hidden">
                <LinkButton href={anchor.action.href} variant={variant}>
                  {anchor.action.label}
                </LinkButton>
              </span>
            )}
          </div>
          <p className="mt-3 max-w-[36em] text-small text-ink-2">{anchor.text}</p>
          {anchor.note && <p className="mt-1 text-fine text-ink-2">{anchor.note}</p>}
        </div>
        <ul className={`text-small ${isWide ? '' : 'max-md:hidden'}`}>
          {anchor.includes.map((item) => (
            <li
              key={item}
              className={`${isWide ? 'first:pt-0' : ''} flex gap-3 border-hairline py-2 not-first:border-t before:mt-3 before:h-px before:w-3 before:shrink-0 before:bg-ink`}
            >
              {item}
            </li>
          ))}
        </ul>
      </div>
      {isWide && (
        <a
          href={anchor.action.href}
          className={`flex min-h-12 items-center justify-between gap-4 border-t border-ink px-4 text-small font-medium text-petrol hover:text-ink md:px-6 print:hidden ${focusRing}`}
        >
          {anchor.action.label}
          <Onward className="shrink-0" />
        </a>
      )}
    </section>
  );
}
