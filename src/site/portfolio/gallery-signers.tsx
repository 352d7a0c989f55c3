import type { CaseStudy } from '#content/cases.schema.ts';
import type { SiteContent } from '#content/collections.ts';
import { pickEntries } from '../parts/pick-entries.ts';
import { SignedPortrait } from '../people/signed-portrait.tsx';
import { SignerLinks } from '../people/signer-links.tsx';

/** Those who signed cases, at most four in a row, and below them what signing means. */
export function GallerySigners({ content: { cases, people, site } }: { content: SiteContent }) {
  const { signersNote } = site.portfolioPage;
  const signed = cases.flatMap(({ signedBy }) => signedBy ?? []);
  return (
    <>
      <ul aria-label={site.onward.builders} className="gallery-signers">
        {pickEntries(people, [...new Set(signed)]).map((person) => (
          <li key={person.slug} className="text-fine leading-tight md:text-small">
            <SignedPortrait person={person} className="w-full" isReferenced isCropped />
            <p className="mt-1 font-medium">
              <SignerLinks people={[person]} />
            </p>
          </li>
        ))}
      </ul>
      {signersNote && <p className="mt-2 text-fine text-ink-2 md:text-small">{signersNote}</p>}
    </>
  );
}

/** Whether a case is shown by its drawing. */
export const isDrawn = ({ picture, thumbnail }: CaseStudy) => !picture && thumbnail !== undefined;
