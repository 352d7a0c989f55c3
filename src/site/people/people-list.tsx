import type { Person } from '#content/people.schema.ts';
import { SignedPortrait } from './signed-portrait.tsx';

interface PeopleListProps {
  people: readonly Person[];
  /** The attributes of the grid, where a page has one of its own. */
  grid?: { className: string; 'data-wide-columns'?: number };
}

/** The people of the company, each with an image or their initials, and what they sign for. */
export function PeopleList({ people, grid }: PeopleListProps) {
  const columns = people.length % 4 === 0 ? 'xl:grid-cols-4' : '';
  const isRow = grid ? (grid['data-wide-columns'] ?? 0) >= 4 : columns !== '';
  return (
    <ul {...(grid ?? { className: `grid gap-x-6 gap-y-6 md:grid-cols-2 md:gap-y-10 ${columns}` })}>
      {people.map((person) => (
        <PersonCard key={person.slug} person={person} isInRow={isRow} />
      ))}
    </ul>
  );
}

/** A person's words beside their portrait; in a row of four or more, which has no room for that, below it, and it has all the width. */
function PersonCard({ person, isInRow }: { person: Person; isInRow: boolean }) {
  const { name, role } = person;
  return (
    <li className="flex flex-wrap content-start gap-4 md:gap-6">
      <SignedPortrait person={person} className={`w-24 ${isInRow ? 'xl:w-full' : 'xl:w-38'}`} />
      <div className="min-w-[min(9rem,100%)] flex-1">
        <h3 className="text-lead md:text-h3">{name}</h3>
        <p className="text-small text-ink-2">{role}</p>
        <PersonTexts person={person} signsClass="mt-2 max-w-[23em] text-small" />
      </div>
    </li>
  );
}

interface PersonTextsProps {
  person: Person;
  /** Of what they sign for. */
  signsClass: string;
}

/** What a person signs for, a sentence about them, and where else to find them. */
export function PersonTexts({ person: { name, line, signs, links }, signsClass }: PersonTextsProps) {
  return (
    <>
      {signs && <p className={signsClass}>{signs}</p>}
      <p className="mt-2 max-w-[27.5em] text-small text-ink-2">{line}</p>
      {links.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-x-4 text-small">
          {links.map(({ label, href }) => (
            <li key={href}>
              <a
                href={href}
                className="inline-flex min-h-8 items-center text-petrol underline underline-offset-4 hover:text-ink"
              >
                {label}
                <span className="sr-only"> of {name}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
