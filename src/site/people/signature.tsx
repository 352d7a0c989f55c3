import type { Person } from '#content/people.schema.ts';

/** A person's signature on the yellow marker: what they signed off. Nothing for one who has drawn none. Its line is a pen's at every size. */
export function Signature({ person, className = '' }: { person: Person; className?: string }) {
  if (!person.signature) return null;
  return (
    <svg
      viewBox="0 0 240 80"
      role="img"
      aria-label={`Signature of ${person.name}`}
      className={`border border-on-mark bg-mark fill-none stroke-on-mark ${className}`}
    >
      <path
        vectorEffect="non-scaling-stroke"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-[1.5]"
        d={person.signature}
      />
    </svg>
  );
}
