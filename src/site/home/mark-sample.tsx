import type { Mark } from '#content/pages.schema.ts';

const strokes: Record<Mark, string> = {
  machine: 'h-0 border-t-2 border-dashed border-ink',
  engineer: 'h-0 border-t-2 border-ink',
  corrected: 'h-0 border-t-2 border-redline',
  'signed-off': 'h-3 border border-on-mark bg-mark',
};

/** A stroke of the drawing's grammar, beside words that say the same. */
export function MarkSample({ mark }: { mark: Mark }) {
  return <span aria-hidden="true" className={`inline-block w-8 shrink-0 self-center ${strokes[mark]}`} />;
}
