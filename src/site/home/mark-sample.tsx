import type { Mark } from '#content/pages.schema.ts';

/** A stroke of the drawing's grammar, beside words that say the same. */
export function MarkSample({ mark }: { mark: Mark }) {
  return <span aria-hidden="true" className={`stroke stroke-${mark}`} />;
}
