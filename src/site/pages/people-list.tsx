import type { Person } from '#content/people.schema.ts';

/** Who works here, each with a picture or their initials. */
export function PeopleList({ people }: { people: readonly Person[] }) {
  return (
    <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
      {people.map((person) => (
        <li key={person.slug}>
          <PersonCard person={person} />
        </li>
      ))}
    </ul>
  );
}

function PersonCard({ person: { name, role, line, picture, pictureText, links } }: { person: Person }) {
  return (
    <article className="border-t-2 border-ink pt-4">
      {picture ? (
        <img
          src={picture}
          alt={pictureText}
          width={96}
          height={96}
          loading="lazy"
          className="size-24 border border-ink object-cover"
        />
      ) : (
        <p
          aria-hidden="true"
          className="flex size-24 items-center justify-center border border-ink bg-paper font-mono text-h3 text-ink-2"
        >
          {toInitials(name)}
        </p>
      )}
      <h3 className="mt-4 text-lead">{name}</h3>
      <p className="text-small text-ink-2">{role}</p>
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
    </article>
  );
}

/** First letters of the first and the last name. */
function toInitials(name: string): string {
  const words = name.split(/\s+/);
  return [...new Set([words[0], words.at(-1)])].map((word) => [...(word ?? '')][0] ?? '').join('');
}
