import type { SiteContent } from '#content/collections.ts';
import type { PriceAnchor } from '#content/onward.schema.ts';
import { keepTogether } from '#design/ui/unbroken.tsx';
import { LinkButton } from '../parts/link-button.tsx';
import { frame } from '../parts/section.tsx';
import { LegendSamples } from '../portfolio/case-legend.tsx';

/** The head of /services: its words with the key to the drawings below, and across from them what the first step costs. */
export function ServicesHead({ content }: { content: SiteContent }) {
  const { services, site } = content;
  const { priceAnchor, heroDrawings } = site;
  const { hero, closing } = site.servicesPage;
  return (
    <div className={`${frame} grid gap-6 py-6 md:py-10 lg:grid-cols-12`}>
      <div className="flex flex-col justify-between gap-4 lg:col-span-7">
        <div>
          <h1 className="max-w-[14em] text-h2 sm:text-h1">{keepTogether(hero.heading)}</h1>
          <p className="mt-3 max-w-[31em] text-small text-ink-2 sm:text-lead md:mt-4">
            {keepTogether(hero.lead)}
          </p>
        </div>
        {services.some(({ picture, audience }) => !picture && audience?.items[0]?.drawing) && (
          <p className="flex flex-wrap gap-x-6 gap-y-1 text-fine text-ink-2 md:border-t md:border-ink md:pt-3 md:text-small">
            <LegendSamples legend={heroDrawings} />
          </p>
        )}
      </div>
      <div className="lg:col-span-4 lg:col-start-9">
        {priceAnchor.shown ? (
          <Offer anchor={priceAnchor} />
        ) : (
          <LinkButton href={closing.action.href}>{closing.action.label}</LinkButton>
        )}
      </div>
    </div>
  );
}

/** The price of finding out what to build; what it includes is at the foot of each service's page. */
function Offer({ anchor }: { anchor: PriceAnchor }) {
  return (
    <section aria-labelledby="price-heading" className="border-t-2 border-ink pt-3">
      <h2 id="price-heading" className="sr-only">
        {anchor.heading}
      </h2>
      <p className="text-small text-ink-2">{anchor.title}</p>
      <p className="text-h2 font-[560] tracking-tight [font-stretch:112%]">{anchor.price}</p>
      <p className="mt-2 text-small text-ink-2">{keepTogether(anchor.text)}</p>
      <p className="mt-4 print:hidden">
        <LinkButton href={anchor.action.href}>{anchor.action.label}</LinkButton>
      </p>
      {anchor.note && <p className="mt-3 text-fine text-ink-2">{anchor.note}</p>}
    </section>
  );
}
