import type { CaseStudy } from '#content/cases.schema.ts';
import type { SiteContent } from '#content/collections.ts';
import type { PriceAnchor } from '#content/onward.schema.ts';
import type { Person } from '#content/people.schema.ts';
import type { Service } from '#content/services.schema.ts';
import type { Fact } from '../parts/fact-cells.tsx';
import { pickEntries } from '../parts/pick-entries.ts';

/** The project that a service's page leads to. */
export function findFirstCase({ cases }: SiteContent, { onward }: Service): CaseStudy | undefined {
  return pickEntries(cases, onward?.cases ?? [])[0];
}

/** What the first step with a service costs: its own price, or the one of all; null where none is shown. */
export function findPrice({ site: { priceAnchor } }: SiteContent, { price }: Service): PriceAnchor | null {
  return price ?? (priceAnchor.shown ? priceAnchor : null);
}

/** A buyer's first questions: the owner's facts, the stages and the first price; a number of stages alone says nothing. */
export function listServiceFacts(content: SiteContent, detail: Service): Fact[] {
  const { facts = [] } = detail.hero;
  const price = findPrice(content, detail);
  const stages = detail.process.items.length;
  const isAlone = facts.length === 0 && !price && findSigners(content, detail).length === 0;
  return [
    ...facts,
    ...(stages > 0 && !isAlone ? [{ label: content.site.labels.youSign, value: stages }] : []),
    ...(price ? [{ label: price.title, value: price.price }] : []),
  ];
}

/** Those of a service in an index of them: a price of its own follows the first. */
export function listIndexFacts({ hero, price }: Service): Fact[] {
  return [
    ...(hero.facts ?? []).slice(0, price ? 1 : undefined),
    ...(price ? [{ label: price.title, value: price.price }] : []),
  ];
}

/** Who signed the project that the service's page leads to. */
export const findSigners = (content: SiteContent, detail: Service): Person[] =>
  pickEntries(content.people, findFirstCase(content, detail)?.signedBy ?? []);
