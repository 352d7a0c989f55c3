import type { SiteContent } from '#content/collections.ts';
import { keepTogether } from '#design/ui/unbroken.tsx';
import { pickEntries } from '../parts/pick-entries.ts';
import { SignedPortrait } from '../people/signed-portrait.tsx';

interface ReaderCardProps {
  content: SiteContent;
  /** What the reply says, and how soon messages were answered. */
  notes: readonly (string | null)[];
}

/** Who reads the message, if the owner names someone: the portrait fills the card's edge. */
export function ReaderCard({ content: { people, site }, notes }: ReaderCardProps) {
  const { reader } = site.responseNotes;
  const [person] = reader ? pickEntries(people, [reader.person]) : [];
  return (
    <div className="grid grid-cols-[min(7rem,35%)_minmax(0,1fr)] content-start border border-ink bg-sheet sm:grid-cols-[10rem_1fr] sm:grid-rows-[auto_1fr] lg:grid-cols-[min(10.875rem,40%)_minmax(0,1fr)]">
      {person && (
        <>
          <SignedPortrait person={person} className="-m-px sm:row-span-2" isReferenced />
          <div className="p-4 md:px-6">
            <p className="text-small text-ink-2">{reader?.label}</p>
            <p dir="auto" className="mt-2 text-lead font-[560] [font-stretch:112%] md:text-h3">
              {person.name}
            </p>
            <p className="text-small text-ink-2">{person.role}</p>
          </div>
        </>
      )}
      <div className={`p-4 md:px-6 ${person ? 'border-t border-ink max-sm:col-span-2' : 'col-span-2'}`}>
        {notes.map((note) => note && <p key={note}>{keepTogether(note)}</p>)}
      </div>
    </div>
  );
}
