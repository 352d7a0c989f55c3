import type { PriceAnchor } from '#content/onward.schema.ts';
import { LinkButton } from '../parts/link-button.tsx';

/** The price of finding out what to build, and what it includes. */
export function PriceBlock({ anchor }: { anchor: PriceAnchor }) {
  return (
    <div className="grid gap-x-6 gap-y-6 border-2 border-ink p-6 md:grid-cols-2 md:p-10">
      <div>
        <p className="text-lead font-medium">{anchor.title}</p>
        <p className="mt-1 text-h2 font-[560] tracking-tight [font-stretch:112%]">{anchor.price}</p>
        <p className="mt-3 max-w-[27.5em] text-ink-2">{anchor.text}</p>
      </div>
      <div className="flex flex-col">
        <ul className="text-small">
          {anchor.includes.map((item) => (
            <li key={item} className="border-t border-hairline py-2 first:border-t-0 first:pt-0">
              {item}
            </li>
          ))}
        </ul>
        {anchor.note && <p className="mt-3 text-small text-ink-2">{anchor.note}</p>}
        <div className="mt-6 print:hidden">
          <LinkButton href={anchor.action.href} variant="secondary">
            {anchor.action.label}
          </LinkButton>
        </div>
      </div>
    </div>
  );
}
