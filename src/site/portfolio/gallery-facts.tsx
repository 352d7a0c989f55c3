import type { SiteContent } from '#content/collections.ts';
import { FactCells } from '../parts/fact-cells.tsx';
import { pickEntries } from '../parts/pick-entries.ts';
import { SignerLinks } from '../people/signer-links.tsx';

/** The gallery's contents, counted, and who signed it. */
export function GalleryFacts({ content: { cases, people, site } }: { content: SiteContent }) {
  const signers = pickEntries(people, [...new Set(cases.flatMap(({ signedBy }) => signedBy ?? []))]);
  const facts = [
    { label: 'Projects', value: cases.length },
    { label: 'Industries', value: new Set(cases.map(({ industry }) => industry)).size },
    { label: 'Results measured', value: cases.reduce((sum, { results }) => sum + results.length, 0) },
    ...(site.priceAnchor.shown ? [{ label: site.priceAnchor.title, value: site.priceAnchor.price }] : []),
    ...(signers.length > 0 ? [{ label: site.onward.signers, value: <SignerLinks people={signers} /> }] : []),
  ];
  return <FactCells facts={facts} className="border border-ink" />;
}
