import type { SiteContent } from '#content/collections.ts';
import { FactCells } from '../parts/fact-cells.tsx';
import { pickEntries } from '../parts/pick-entries.ts';
import { SignerLinks } from '../people/signer-links.tsx';
import { LegendSamples } from './case-legend.tsx';

/** How many results there are, who signed them, and the key to the drawings below. */
export function GalleryFacts({ content: { cases, people, site } }: { content: SiteContent }) {
  const signers = pickEntries(people, [...new Set(cases.flatMap(({ signedBy }) => signedBy ?? []))]);
  const { heroDrawings, onward } = site;
  const facts = [
    {
      label: 'Results measured',
      value: (
        <span className="text-h2 font-[560] tracking-tight [font-stretch:112%] md:text-h1">
          {cases.reduce((sum, { results }) => sum + results.length, 0)}
        </span>
      ),
    },
    ...(signers.length > 0 ? [{ label: onward.signers, value: <SignerLinks people={signers} /> }] : []),
  ];
  return (
    <div className="grid gap-px border border-ink bg-ink">
      <FactCells facts={facts} className="max-sm:grid-cols-[1fr_2fr]" />
      <p className="flex flex-wrap gap-x-4 gap-y-1 sm:flex-col bg-sheet px-3 py-2 text-fine text-ink-2 sm:px-4">
        <LegendSamples legend={heroDrawings} />
      </p>
    </div>
  );
}
