import type { Person } from '#content/people.schema.ts';

/** A person's signature on the yellow marker: what they signed off. Nothing for one who has drawn none. */
export function Signature({ person, className = '' }: { person: Person; className?: string }) {
  if (!person.signature) return null;
  return (
    <svg
      viewBox="0 0 240 80"
      role="img"
      aria-label={`Signature of ${person.name}`}
      strokeWidth={person.pen ? penWidths[person.pen] : 2.5}
      className={`border border-on-mark bg-mark fill-none stroke-on-mark ${className}`}
    >
      <path strokeLinecap="round" strokeLinejoin="round" d={person.signature} />
    </svg>
  );
}

const penWidths = { fine: 2, broad: 3.4 };
