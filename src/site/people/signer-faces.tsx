import type { Person } from '#content/people.schema.ts';
import { SignedPortrait } from './signed-portrait.tsx';
import { SignerLinks } from './signer-links.tsx';

/** Those who sign: their faces, beside them their names and roles; of one alone a sentence as well. */
export function SignerFaces({ people, label }: { people: readonly Person[]; label: string }) {
  return (
    <div className="flex flex-wrap gap-3 border-t border-ink p-4 text-small">
      <div className="flex flex-wrap gap-2">
        {people.map((person) => (
          <SignedPortrait key={person.slug} person={person} className="w-24" isReferenced />
        ))}
      </div>
      <div className="flex-1 basis-28">
        <p className="text-ink-2">{label}</p>
        <ul className="mt-1 grid gap-2">
          {people.map((person) => (
            <li key={person.slug}>
              <p className="font-medium">
                <SignerLinks people={[person]} />
              </p>
              <p className="text-ink-2">{person.role}</p>
              {people.length === 1 && <p className="mt-2">{person.line}</p>}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
