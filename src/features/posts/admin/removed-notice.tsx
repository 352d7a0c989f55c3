import type { RemovedMarkup } from '#domain/rich-text/contract.ts';

/** The most entries shown at once. */
const listed = 8;

/** The parts of the content that visitors do not get as they were written. Saving goes on all the same. */
export function RemovedNotice({ removed }: { removed: readonly RemovedMarkup[] }) {
  return (
    <div role="status">
      {removed.length > 0 && (
        <div className="border border-ink bg-sheet p-4 text-small">
          <p className="font-medium">Visitors do not get this as it is written:</p>
          <ul className="mt-2 flex flex-col gap-2">
            {removed.slice(0, listed).map(({ what, reason, lines }) => (
              <li key={`${what} ${reason}`} className="wrap-anywhere">
                <code className="font-mono text-fine">{what}</code>
                <span className="block text-ink-2">
                  {reason}
                  {lines.length > 0 && ` (${lines.length > 1 ? 'lines' : 'line'} ${lines.join(', ')})`}
                </span>
              </li>
            ))}
          </ul>
          {removed.length > listed && <p className="mt-2 text-ink-2">And {removed.length - listed} more.</p>}
        </div>
      )}
    </div>
  );
}
