import type { Person } from '#content/people.schema.ts';
import { SignedPortrait } from './signed-portrait.tsx';
import { SignerLinks } from './signer-links.tsx';

/** Those who sign: beside each face a name and a role, and of one alone a sentence. */
export function SignerFaces({ people }: { people: readonly Person[] }) {
  return (
    <ul className="mt-1 grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-x-4 gap-y-3">
      {people.map((person) => (
        <li key={person.slug} className="flex items-start gap-3">
          <SignedPortrait person={person} className="w-14 md:w-20" />
          <div className="min-w-0">
            <SignerLinks people={[person]} />
            <p className="font-normal text-ink-2">{person.role}</p>
            {people.length === 1 && (
              <p className="mt-2 max-w-[22em] font-normal max-sm:hidden">{person.line}</p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
