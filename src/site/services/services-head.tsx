import type { SiteContent } from '#content/collections.ts';
import type { PriceAnchor } from '#content/onward.schema.ts';
import { keepTogether } from '#design/ui/unbroken.tsx';
import { LinkButton } from '../parts/link-button.tsx';
import { frame } from '../parts/section.tsx';
import { LegendSamples } from '../portfolio/case-legend.tsx';
import { AnnotatedRecord } from './annotated-record.tsx';

/** The head of /services: its words and what the first step costs, and across from them a sheet of the work that explains its marks; without one, the price stands there. */
export function ServicesHead({ content }: { content: SiteContent }) {
  const { services, site } = content;
  const { priceAnchor, heroDrawings } = site;
  const { hero, closing, sheet, record: shown } = site.servicesPage;
  const record = sheet ?? services.find(({ slug }) => slug === shown)?.record;
  const offer = priceAnchor.shown ? (
    <Offer anchor={priceAnchor} />
  ) : (
    <LinkButton href={closing.action.href}>{closing.action.label}</LinkButton>
  );
  return (
    <div className={`${frame} grid gap-6 py-6 md:py-10 lg:grid-cols-12`}>
      <div className={`flex flex-col justify-between gap-4 ${record ? 'lg:col-span-5' : 'lg:col-span-7'}`}>
        <div>
          <h1 className="max-w-[14em] text-h2 sm:text-h1">{keepTogether(hero.heading)}</h1>
          <p className="mt-3 max-w-[31em] text-small text-ink-2 sm:text-lead md:mt-4">
            {keepTogether(hero.lead)}
          </p>
        </div>
        {record && <div>{offer}</div>}
        {!record && services.some(({ picture, audience }) => !picture && audience?.items[0]?.drawing) && (
          <p className="flex flex-wrap gap-x-6 gap-y-1 text-fine text-ink-2 md:border-t md:border-ink md:pt-3 md:text-small">
            <LegendSamples legend={heroDrawings} />
          </p>
        )}
      </div>
      <div className={record ? 'lg:col-span-7' : 'lg:col-span-4 lg:col-start-9'}>
        {record ? <AnnotatedRecord record={record} legend={heroDrawings} labels={site.labels} /> : offer}
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
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <p>
          <span className="block text-small text-ink-2">{anchor.title}</span>
          <span className="block text-h2 font-[560] tracking-tight [font-stretch:112%]">{anchor.price}</span>
        </p>
        <LinkButton href={anchor.action.href}>{anchor.action.label}</LinkButton>
      </div>
      <p className="mt-3 text-small text-ink-2">{keepTogether(anchor.text)}</p>
      {anchor.note && <p className="mt-1 text-fine text-ink-2">{anchor.note}</p>}
    </section>
  );
}
