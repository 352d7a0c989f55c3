import type { SiteContent } from '#content/collections.ts';
import { pickEntries } from '../parts/pick-entries.ts';
import { SignedPortrait } from '../people/signed-portrait.tsx';
import { SignerLinks } from '../people/signer-links.tsx';

/** Those who signed the cases, with their signatures; a phone has no room for them. */
export function GallerySigners({ content: { cases, people, site } }: { content: SiteContent }) {
  const signers = pickEntries(people, [...new Set(cases.flatMap(({ signedBy }) => signedBy ?? []))]);
  if (signers.length === 0) return null;
  return (
    <div className="border border-ink bg-sheet p-4 text-small max-sm:hidden">
      <div className="flex flex-wrap justify-between gap-4">
        {signers.map((person) => (
          <SignedPortrait key={person.slug} person={person} className="w-24" isReferenced />
        ))}
      </div>
      <p className="mt-3 text-ink-2">{site.onward.signers}</p>
      <p className="font-medium">
        <SignerLinks people={signers} />
      </p>
    </div>
  );
}
