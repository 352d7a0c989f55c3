import type { SiteContent } from '#content/collections.ts';
import { keepTogether } from '#design/ui/unbroken.tsx';
import { pickEntries } from '../parts/pick-entries.ts';
import { SignedPortrait } from './signed-portrait.tsx';

interface WhoAnswersProps {
  content: SiteContent;
  /** How soon messages were answered, as measured. */
  answerRecord?: string | null;
  /** Instead of what they sign for and when they answer: at the foot, below the signature too. If empty, only of when they answer. */
  notes?: readonly (string | null)[];
}

/** Who reads a visitor's message, if the owner names someone, and when they answer. */
export function WhoAnswers({ content: { people, site }, answerRecord, notes }: WhoAnswersProps) {
  const { reader, typical, support } = site.responseNotes;
  const [person] = reader ? pickEntries(people, [reader.person]) : [];
  const shown = (notes ?? [typical, answerRecord, support]).flatMap((note) => (note ? [note] : []));
  if (!person && shown.length === 0) return null;
  const isBrief = Boolean(notes?.length);
  return (
    <div
      className={`border border-ink bg-sheet text-small ${person ? `grid grid-cols-[6rem_1fr] ${notes ? 'sm:grid-cols-[8rem_1fr] lg:max-xl:grid-cols-[6rem_1fr]' : 'md:grid-cols-[9.5rem_1fr] md:grid-rows-[1fr_auto]'}` : ''}`}
    >
      {person && (
        <>
          <SignedPortrait
            person={person}
            className={`relative z-1 -m-px ${notes ? '' : 'md:row-span-2'}`}
            isReferenced
            isCropped={isBrief}
          />
          <div className="self-center px-4 py-2 md:px-6">
            <p className="text-fine text-ink-2">{reader?.label}</p>
            <p dir="auto" className={`${notes ? 'text-h3' : 'text-lead'} font-[560] [font-stretch:112%]`}>
              {person.name}
            </p>
            <p className="text-ink-2">{person.role}</p>
            {person.signs && !isBrief && <p className="mt-1">{person.signs}</p>}
          </div>
        </>
      )}
      {shown.length > 0 && (
        <ul
          className={`flex flex-wrap gap-px bg-ink ${person ? `border-t border-ink ${notes ? 'col-span-2' : 'max-md:col-span-2'}` : ''}`}
        >
          {shown.map((note) => (
            <li key={note} className="flex-[1_1_13rem] bg-sheet px-4 py-2 md:px-6 md:py-3">
              {keepTogether(note)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
