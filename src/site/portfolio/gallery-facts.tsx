import type { SiteContent } from '#content/collections.ts';
import { FactCells } from '../parts/fact-cells.tsx';
import { pickEntries } from '../parts/pick-entries.ts';
import { SignedPortrait } from '../people/signed-portrait.tsx';
import { SignerLinks } from '../people/signer-links.tsx';

/** The facts of the gallery, below the faces of those who signed; a phone has no room for these. */
export function GalleryFacts({ content: { cases, people, site } }: { content: SiteContent }) {
  const signers = pickEntries(people, [...new Set(cases.flatMap(({ signedBy }) => signedBy ?? []))]);
  const results = cases.flatMap((study) => study.results).length;
  return (
    <div className="border border-ink bg-sheet">
      {signers.length > 0 && (
        <div className="gallery-portraits flex flex-wrap justify-between gap-4 border-b border-ink p-4 max-sm:hidden">
          {signers.map((person) => (
            <SignedPortrait key={person.slug} person={person} className="w-24" isReferenced />
          ))}
        </div>
      )}
      <FactCells
        facts={[
          { label: 'Results measured', value: results },
          ...(signers.length > 0
            ? [
                {
                  label: site.onward.signers,
                  value: (
                    <span className="block max-sm:text-fine">
                      <SignerLinks people={signers} />
                    </span>
                  ),
                },
              ]
            : []),
        ]}
        className="grid-cols-[auto_1fr]"
      />
    </div>
  );
}
