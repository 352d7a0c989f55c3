import type { Person } from '#content/people.schema.ts';
import { SignedPortrait } from './signed-portrait.tsx';
import { SignerLinks } from './signer-links.tsx';

/** Those who sign: their names, and their faces where there is room. */
export function SignerFaces({ people }: { people: readonly Person[] }) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <div>
        <SignerLinks people={people} />
        <ul className="font-normal text-ink-2 max-md:hidden">
          {people.map(({ slug, role }) => (
            <li key={slug}>{role}</li>
          ))}
        </ul>
      </div>
      <div className="flex gap-2 max-md:hidden">
        {people.map((person) => (
          <SignedPortrait key={person.slug} person={person} className="w-20" />
        ))}
      </div>
    </div>
  );
}
