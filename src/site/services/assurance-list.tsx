import type { Assurance } from '#content/onward.schema.ts';
import { OfferingList } from './offerings.tsx';

/** Answers to the first questions of a security office and a purchasing department. */
export function AssuranceList({ assurance: { items, note } }: { assurance: Assurance }) {
  return (
    <>
      <OfferingList items={items} />
      {note && <p className="border-t border-hairline pt-4 text-small text-ink-2">{note}</p>}
    </>
  );
}
