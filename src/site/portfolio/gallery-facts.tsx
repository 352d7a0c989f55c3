import type { SiteContent } from '#content/collections.ts';
import { FactCells } from '../parts/fact-cells.tsx';
import { pickEntries } from '../parts/pick-entries.ts';
import { SignerLinks } from '../people/signer-links.tsx';
import { LegendSamples } from './case-legend.tsx';

/** How many results there are, the key to the drawings below and, but on a phone, who signed them. */
export function GalleryFacts({ content: { cases, people, site } }: { content: SiteContent }) {
  const signers = pickEntries(people, [...new Set(cases.flatMap(({ signedBy }) => signedBy ?? []))]);
  return (
    <div className="gallery-facts text-fine text-ink-2">
      <dl className="gallery-count flex items-center justify-between gap-x-2 sm:flex-col sm:items-start sm:px-4 sm:py-3">
        <dt>Results measured</dt>
        <dd className="font-[560] leading-none tracking-tight text-ink [font-stretch:112%]">
          {cases.reduce((sum, { results }) => sum + results.length, 0)}
        </dd>
      </dl>
      <p className="contents justify-center gap-y-3 sm:flex sm:flex-col sm:px-4 sm:py-3">
        <LegendSamples legend={site.heroDrawings} />
      </p>
      {signers.length > 0 && (
        <FactCells
          facts={[{ label: site.onward.signers, value: <SignerLinks people={signers} /> }]}
          className="gallery-signers max-sm:hidden"
        />
      )}
    </div>
  );
}
