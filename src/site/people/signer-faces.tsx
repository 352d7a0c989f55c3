import type { Person } from '#content/people.schema.ts';
import { SignedPortrait } from './signed-portrait.tsx';
import { SignerLinks } from './signer-links.tsx';

/** Those who sign: a name and a role beside each face where there is room, else the names alone. */
export function SignerFaces({ people }: { people: readonly Person[] }) {
  return (
    <>
      <div className="md:hidden">
        <SignerLinks people={people} />
      </div>
      <ul className="mt-1 grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-x-4 gap-y-3 max-md:hidden">
        {people.map((person) => (
          <li key={person.slug} className="flex items-start gap-3">
            <SignedPortrait person={person} className="w-20" />
            <div>
              <SignerLinks people={[person]} />
              <p className="font-normal text-ink-2">{person.role}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
