import type { Person } from '#content/people.schema.ts';
import { PersonTexts } from '../people/people-list.tsx';
import { SignedPortrait } from '../people/signed-portrait.tsx';

/** One person alone: portrait and words in one frame, as wide as what stands beside a heading. */
export const OwnPerson = ({ person }: { person: Person }) => (
  <div className="own-person border border-ink bg-sheet">
    <SignedPortrait person={person} className="relative z-1 -m-px w-24 xl:w-38" isCropped />
    <div className="self-center px-4 py-2 md:px-6">
      <h3 className="text-lead md:text-h3">{person.name}</h3>
      <p className="text-small text-ink-2">{person.role}</p>
      <PersonTexts person={person} signsClass="mt-2 max-w-[30em] md:text-lead" />
    </div>
  </div>
);
