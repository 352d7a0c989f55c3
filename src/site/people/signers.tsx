import type { Person } from '#content/people.schema.ts';
import { SignedPortrait } from './signed-portrait.tsx';

/** Those who answer for something: signature, name, role, and what they sign for. */
export function Signers({ people }: { people: readonly Person[] }) {
  return (
    <ul className={`grid gap-x-6 gap-y-6 ${people.length > 1 ? 'sm:grid-cols-2' : ''}`}>
      {people.map((person) => (
        <li key={person.slug} className="flex flex-wrap items-start gap-4 print:break-inside-avoid">
          <SignedPortrait person={person} className="w-20" />
          <div className="min-w-[min(9rem,100%)] flex-1 text-small">
            <p dir="auto" className="font-medium">
              {person.name}
            </p>
            <p className="text-ink-2">{person.role}</p>
            {person.signs && <p className="mt-1">{person.signs}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
