import type { CaseStudy } from '#content/cases.schema.ts';
import type { SiteContent } from '#content/collections.ts';
import { pickEntries } from '../parts/pick-entries.ts';
import { SignedPortrait } from '../people/signed-portrait.tsx';
import { SignerLinks } from '../people/signer-links.tsx';
import { LegendSamples } from './case-legend.tsx';

/** Those who signed cases, at most four in a row, and below them the key to the drawings and what signing means. */
export function GallerySigners({ content: { cases, people, site } }: { content: SiteContent }) {
  const { signersNote } = site.portfolioPage;
  const signed = cases.flatMap(({ signedBy }) => signedBy ?? []);
  return (
    <>
      <ul aria-label={site.onward.signers} className="gallery-signers">
        {pickEntries(people, [...new Set(signed)]).map((person) => (
          <li key={person.slug} className="text-fine leading-tight md:text-small">
            <SignedPortrait person={person} className="w-full" isReferenced isCropped />
            <p className="mt-1 font-medium">
              <SignerLinks people={[person]} />
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 text-fine text-ink-2">
        {cases.some(isDrawn) && <LegendSamples legend={site.heroDrawings} />}
        {signersNote && <span>{signersNote}</span>}
      </p>
    </>
  );
}

/** Whether a case is shown by its drawing. */
export const isDrawn = ({ picture, thumbnail }: CaseStudy) => !picture && thumbnail !== undefined;
