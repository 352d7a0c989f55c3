import type { SiteContent } from '#content/collections.ts';
import { FactCells, figureFact } from '../parts/fact-cells.tsx';
import { pickEntries } from '../parts/pick-entries.ts';
import { SignerLinks } from '../people/signer-links.tsx';
import { LegendSamples } from './case-legend.tsx';

/** The key to the drawings below, how many results there are, and who signed them. */
export function GalleryFacts({ content: { cases, people, site } }: { content: SiteContent }) {
  const signers = pickEntries(people, [...new Set(cases.flatMap(({ signedBy }) => signedBy ?? []))]);
  const { heroDrawings, onward, priceAnchor } = site;
  const facts = [
    figureFact({
      label: 'Results measured',
      value: String(cases.reduce((sum, { results }) => sum + results.length, 0)),
    }),
    ...(priceAnchor.shown ? [figureFact({ label: priceAnchor.title, value: priceAnchor.price })] : []),
    ...(signers.length > 0 ? [{ label: onward.signers, value: <SignerLinks people={signers} /> }] : []),
  ];
  return (
    <div className="grid gap-px border border-ink bg-ink">
      <p className="grid grid-cols-1 gap-2 bg-sheet px-3 py-3 text-lead sm:px-4">
        <LegendSamples legend={heroDrawings} />
      </p>
      <FactCells facts={facts} />
    </div>
  );
}
