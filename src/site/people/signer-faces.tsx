import type { Person } from '#content/people.schema.ts';
import { SignedPortrait } from './signed-portrait.tsx';
import { SignerLinks } from './signer-links.tsx';

/** Those who sign: beside each face a name and a role, and of one alone a sentence. */
export function SignerFaces({ people, label }: { people: readonly Person[]; label: string }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-4 p-4 text-small">
      {people.map((person) => (
        <li key={person.slug} className="flex items-start gap-4">
          <SignedPortrait person={person} className="w-18" isReferenced />
          <div className="min-w-0">
            <p className="text-fine text-ink-2">{label}</p>
            <p className="font-medium">
              <SignerLinks people={[person]} />
            </p>
            <p className="text-ink-2">{person.role}</p>
            {people.length === 1 && <p className="mt-1 max-w-[22em]">{person.line}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
