import type { SiteContent } from '#content/collections.ts';
import type { Service } from '#content/services.schema.ts';
import type { Fact } from '../parts/fact-cells.tsx';
import { pickEntries } from '../parts/pick-entries.ts';
import { SignerLinks } from '../people/signer-links.tsx';

/** A buyer's first questions: the owner's facts, the first price, and who signed the project that the page leads to. */
export function listServiceFacts(
  { cases, people, site }: SiteContent,
  { hero, process, onward }: Service,
): Fact[] {
  const { priceAnchor, labels, onward: words } = site;
  const [study] = pickEntries(cases, onward?.cases ?? []);
  const signers = pickEntries(people, study?.signedBy ?? []);
  return [
    ...(hero.facts ?? []),
    ...(process.items.length > 0 ? [{ label: labels.youSign, value: `${process.items.length}×` }] : []),
    ...(priceAnchor.shown ? [{ label: priceAnchor.title, value: priceAnchor.price }] : []),
    ...(signers.length > 0 ? [{ label: words.signers, value: <SignerLinks people={signers} /> }] : []),
  ];
}
