import { focusAttributes, type Focus } from '#domain/uploads/focus.ts';
import type { Person } from '#content/people.schema.ts';

/** A person's image, or their initials. */
export function PersonPicture({ person }: { person: Person & { pictureFocus?: Focus } }) {
  const { name, picture, pictureText, pictureFocus } = person;
  if (!picture) {
    return (
      <p
        aria-hidden="true"
        className="flex size-24 shrink-0 items-center justify-center border border-ink bg-paper font-mono text-h3 text-ink-2"
      >
        {toInitials(name)}
      </p>
    );
  }
  return (
    <img
      src={picture}
      alt={pictureText}
      width={96}
      height={96}
      loading="lazy"
      {...focusAttributes(pictureFocus)}
      className="size-24 shrink-0 border border-ink object-cover"
    />
  );
}

/** First letters of the first and the last name. */
function toInitials(name: string): string {
  const words = name.split(/\s+/);
  return [...new Set([words[0], words.at(-1)])].map((word) => [...(word ?? '')][0] ?? '').join('');
}
