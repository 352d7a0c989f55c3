import type { SiteContent } from '#content/collections.ts';
import { keepTogether } from '#design/ui/unbroken.tsx';
import { pickEntries } from '../parts/pick-entries.ts';
import { SignedPortrait } from './signed-portrait.tsx';

interface WhoAnswersProps {
  content: SiteContent;
  /** How soon messages were answered, as measured. */
  answerRecord?: string | null;
  /** Below the role, in the place of what they sign for and when they answer. */
  notes?: readonly (string | null)[];
}

/** Who reads a visitor's message, if the owner names someone, and when they answer. */
export function WhoAnswers({ content: { people, site }, answerRecord, notes }: WhoAnswersProps) {
  const { reader, typical, support } = site.responseNotes;
  const [person] = reader ? pickEntries(people, [reader.person]) : [];
  const shown = notes ?? [typical, answerRecord, support];
  return (
    <div className="border border-ink bg-sheet text-small">
      {person && (
        <p className="border-b border-ink px-4 py-2 font-[560] [font-stretch:112%] md:px-6">
          {reader?.label}
        </p>
      )}
      <div className={`p-4 md:p-6 ${person ? 'flex flex-wrap gap-x-4 gap-y-3 md:gap-x-6' : ''}`}>
        {person && (
          <SignedPortrait person={person} className={`w-20 ${notes ? 'md:w-28' : 'md:w-24'}`} isReferenced />
        )}
        <div className={notes ? 'flex-[1_1_9rem]' : 'flex-[1_1_9rem] md:contents'}>
          {person && (
            <div className="md:flex-[2_1_10rem]">
              <p dir="auto" className="font-medium">
                {person.name}
              </p>
              <p className="text-ink-2">{person.role}</p>
              {person.signs && !notes && <p className="mt-1 max-md:hidden">{person.signs}</p>}
            </div>
          )}
          <ul className={notes ? 'mt-1 text-ink-2' : 'max-md:mt-1 md:-mt-3 md:flex-[3_1_13rem]'}>
            {shown.map(
              (note) =>
                note && (
                  <li
                    key={note}
                    className={notes ? '' : 'border-hairline not-first:border-t max-md:py-1.5 md:py-3'}
                  >
                    {keepTogether(note)}
                  </li>
                ),
            )}
          </ul>
        </div>
      </div>
    </div>
  );
}
