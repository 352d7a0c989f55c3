import { Fragment } from 'react';
import type { CaseStudy } from '#content/cases.schema.ts';
import type { SiteContent } from '#content/collections.ts';
import type { PriceAnchor } from '#content/onward.schema.ts';
import type { Person } from '#content/people.schema.ts';
import type { Service } from '#content/services.schema.ts';
import { figureFact, type Fact } from '../parts/fact-cells.tsx';
import { pickEntries } from '../parts/pick-entries.ts';
import { SignerFaces } from '../people/signer-faces.tsx';
import { SignerLinks } from '../people/signer-links.tsx';

/** The project that a service's page leads to. */
export function findFirstCase({ cases }: SiteContent, { onward }: Service): CaseStudy | undefined {
  return pickEntries(cases, onward?.cases ?? [])[0];
}

/** What the first step with a service costs: its own price, or the one of all; null where none is shown. */
export function findPrice({ site: { priceAnchor } }: SiteContent, { price }: Service): PriceAnchor | null {
  return price ?? (priceAnchor.shown ? priceAnchor : null);
}

/** A buyer's first questions: the owner's facts, the first price, and who signed the project that the page leads to. */
export function listServiceFacts(content: SiteContent, detail: Service): Fact[] {
  const { hero, process } = detail;
  const { labels, onward: words } = content.site;
  const price = findPrice(content, detail);
  const signers = findSigners(content, detail);
  return [
    ...(hero.facts ?? []),
    ...(process.items.length > 0 ? [figureFact({ label: labels.youSign, value: process.items.length })] : []),
    ...(price ? [figureFact({ label: price.title, value: price.price })] : []),
    ...(signers.length > 0 ? [{ label: words.signers, value: <SignerFaces people={signers} /> }] : []),
  ];
}

/** Those of a service in an index of them: a price of its own follows the first. */
export function listIndexFacts(content: SiteContent, detail: Service) {
  const { hero, price } = detail;
  const people = findSigners(content, detail);
  const facts: Fact[] = [
    ...(hero.facts ?? []).slice(0, price ? 1 : undefined),
    ...(price ? [{ label: price.title, value: price.price }] : []),
  ];
  const label = content.site.onward.signers;
  const signers: Fact | undefined =
    people.length > 0
      ? {
          label,
          // Above the link that covers the row.
          value: (
            <span className="relative">
              {people.map((person, index) => (
                <Fragment key={person.slug}>
                  {index > 0 && ', '}
                  <SignerLinks people={[person]} />
                </Fragment>
              ))}
            </span>
          ),
        }
      : undefined;
  return { facts, signers };
}

const findSigners = (content: SiteContent, detail: Service): Person[] =>
  pickEntries(content.people, findFirstCase(content, detail)?.signedBy ?? []);
