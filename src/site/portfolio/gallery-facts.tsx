import type { CaseStudy } from '#content/cases.schema.ts';
import type { SiteContent } from '#content/collections.ts';
import { pickEntries } from '../parts/pick-entries.ts';
import { SignedPortrait } from '../people/signed-portrait.tsx';
import { SignerLinks } from '../people/signer-links.tsx';

/** How much was measured in all. */
export const GalleryResults = ({ cases }: { cases: readonly CaseStudy[] }) => (
  <p className="gallery-results text-small leading-tight text-ink-2">
    <span className="text-h2 md:text-h1 font-[560] tracking-tight text-ink [font-stretch:112%]">
      {cases.flatMap(({ results }) => results).length}
    </span>{' '}
    <span>results measured</span>
  </p>
);

/** Those who signed cases, four in a row, and how many each. */
export function GallerySigners({ content: { cases, people, site } }: { content: SiteContent }) {
  const signed = cases.flatMap(({ signedBy }) => signedBy ?? []);
  return (
    <ul aria-label={site.onward.signers} className="gallery-signers">
      {pickEntries(people, [...new Set(signed)]).map((person) => {
        const count = signed.filter((slug) => slug === person.slug).length;
        return (
          <li key={person.slug} className="text-fine leading-tight md:text-small">
            <SignedPortrait person={person} className="w-full" isReferenced isCropped />
            <p className="mt-1 font-medium">
              <SignerLinks people={[person]} />
            </p>
            <p className="text-ink-2">{count === 1 ? '1 case' : `${count} cases`}</p>
          </li>
        );
      })}
    </ul>
  );
}
