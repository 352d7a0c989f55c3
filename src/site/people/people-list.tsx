import type { Person } from '#content/people.schema.ts';
import { SignedPortrait } from './signed-portrait.tsx';

interface PeopleListProps {
  people: readonly Person[];
  /** The attributes of the grid, where a page has one of its own. */
  grid?: { className: string };
}

/** The people of the company, each with an image or their initials, and what they sign for. */
export function PeopleList({ people, grid }: PeopleListProps) {
  const columns = people.length % 4 === 0 ? 'lg:grid-cols-4' : 'lg:grid-cols-3';
  return (
    <ul {...(grid ?? { className: `grid gap-x-6 gap-y-8 sm:grid-cols-2 ${columns}` })}>
      {people.map((person) => (
        <li key={person.slug} className="@container">
          <PersonCard person={person} />
        </li>
      ))}
    </ul>
  );
}

/** A person's words beside their portrait, or below it where that leaves no room for them. */
function PersonCard({ person }: { person: Person }) {
  const { name, role, line, signs, links } = person;
  return (
    <article className="grid gap-4 @min-[20rem]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] max-sm:@min-[16rem]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <SignedPortrait person={person} className="max-w-74" />
      <div>
        <h3 className="text-lead">{name}</h3>
        <p className="text-small text-ink-2">{role}</p>
        {signs && <p className="mt-3 max-w-[27.5em] text-small font-medium">{signs}</p>}
        <p className="mt-3 max-w-[27.5em] text-small">{line}</p>
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
      </div>
    </article>
  );
}
