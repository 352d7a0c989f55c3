import type { SiteContent } from '#content/collections.ts';
import { keepTogether } from '#design/ui/unbroken.tsx';
import { pickEntries } from '../parts/pick-entries.ts';
import { SignedPortrait } from './signed-portrait.tsx';

interface WhoAnswersProps {
  content: SiteContent;
  /** How soon messages were answered, as measured. */
  answerRecord?: string | null;
}

/** Who reads a visitor's message, if the owner names someone, and when they answer. */
export function WhoAnswers({ content: { people, site }, answerRecord }: WhoAnswersProps) {
  const { reader, typical, support } = site.responseNotes;
  const [person] = reader ? pickEntries(people, [reader.person]) : [];
  const shown = [typical, answerRecord, support];
  return (
    <div
      className={`border border-ink bg-sheet text-small ${person ? 'grid grid-cols-[6rem_1fr] md:grid-cols-[9.5rem_1fr] md:grid-rows-[1fr_auto]' : ''}`}
    >
      {person && (
        <>
          <SignedPortrait person={person} className="-m-px md:row-span-2" isReferenced />
          <div className="self-center px-4 py-2 md:px-6">
            <p className="text-fine text-ink-2">{reader?.label}</p>
            <p dir="auto" className="text-lead font-[560] [font-stretch:112%]">
              {person.name}
            </p>
            <p className="text-ink-2">{person.role}</p>
            {person.signs && <p className="mt-1">{person.signs}</p>}
          </div>
        </>
      )}
      <ul
        className={`border-ink md:grid md:auto-cols-fr md:grid-flow-col ${person ? 'border-t max-md:col-span-2' : ''}`}
      >
        {shown.map(
          (note) =>
            note && (
              <li
                key={note}
                className="border-ink px-4 py-2 max-md:not-first:border-t md:px-6 md:py-3 md:not-first:border-l"
              >
                {keepTogether(note)}
              </li>
            ),
        )}
      </ul>
    </div>
  );
}
