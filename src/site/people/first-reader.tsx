import type { SiteContent } from '#content/collections.ts';
import { keepTogether } from '#design/ui/unbroken.tsx';
import { pickEntries } from '../parts/pick-entries.ts';
import { Signers } from './signers.tsx';

/** Who reads a visitor's message, and, where there is room, when they answer; nothing without a person. */
export function FirstReader({ content: { people, site } }: { content: SiteContent }) {
  const { reader, typical, support } = site.responseNotes;
  const [person] = reader ? pickEntries(people, [reader.person]) : [];
  if (!reader || !person) return null;
  const notes = [typical, site.contactPage.details.hours?.text, support];
  return (
    <section aria-labelledby="reader-heading" className="border border-ink bg-sheet">
      <h2 id="reader-heading" className="border-b border-ink px-4 py-2 text-small tracking-normal md:px-6">
        {reader.label}
      </h2>
      <div className="grid gap-6 p-4 md:grid-cols-2 md:p-6">
        <Signers people={[person]} />
        <ul className="self-center text-small max-md:hidden">
          {notes.map(
            (note) =>
              note && (
                <li key={note} className="border-hairline py-3 not-first:border-t">
                  {keepTogether(note)}
                </li>
              ),
          )}
        </ul>
      </div>
    </section>
  );
}
