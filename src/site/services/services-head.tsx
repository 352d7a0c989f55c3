import type { SiteContent } from '#content/collections.ts';
import { keepTogether } from '#design/ui/unbroken.tsx';
import { LinkButton } from '../parts/link-button.tsx';
import { frame } from '../parts/section.tsx';
import { PriceBlock } from './price-block.tsx';
import { ServiceNames } from './service-index.tsx';

/** The head of /services: its words and the index of its pages, which ends level with the price beside it. */
export function ServicesHead({ content: { services, site } }: { content: SiteContent }) {
  const { priceAnchor } = site;
  const { hero, closing } = site.servicesPage;
  return (
    <div className={`${frame} grid gap-6 pt-6 pb-6 md:pt-10 md:pb-10 lg:grid-cols-12`}>
      <div className="flex flex-col justify-between gap-4 lg:col-span-7 lg:pr-10">
        <div>
          <h1 className="max-w-[14em] text-h2 sm:text-h1">{keepTogether(hero.heading)}</h1>
          <p className="mt-3 max-w-[33em] text-small text-ink-2 sm:text-lead md:mt-4">
            {keepTogether(hero.lead)}
          </p>
        </div>
        <ServiceNames services={services} />
      </div>
      <div className="lg:col-span-5">
        {priceAnchor.shown ? (
          <PriceBlock anchor={priceAnchor} variant="primary" />
        ) : (
          <LinkButton href={closing.action.href}>{closing.action.label}</LinkButton>
        )}
      </div>
    </div>
  );
}
