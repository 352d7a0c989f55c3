import { Button } from '../ui/button.tsx';
import { formatDate } from '../ui/format-date.ts';

interface BinnedItem {
  id: string;
  title: string;
  /** Its kind, if there are several. */
  kind?: string;
  /** ISO 8601 */
  deleted_at: string;
}

interface BinListProps {
  /** What is in it, such as "Documents". */
  noun: string;
  items: BinnedItem[];
  onRestore: (id: string) => void;
}

/** What was deleted and can be restored. */
export function BinList({ noun, items, onRestore }: BinListProps) {
  return (
    <>
      <p className="mt-1 mb-3 text-small text-ink-2">
        {items.length === 0 ? 'Nothing is in the bin.' : `${noun} stay here for 30 days.`}
      </p>
      <ul className="flex flex-col">
        {items.map(({ id, title, kind, deleted_at }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-hairline py-2 text-small"
          >
            <span className="min-w-0 flex-1 basis-60 wrap-anywhere">
              {title}{' '}
              <span className="text-ink-2">
                ({kind && `${kind}, `}deleted {formatDate(deleted_at)})
              </span>
            </span>
            <Button
              variant="secondary"
              size="compact"
              aria-label={`Restore ${title}`}
              onClick={() => onRestore(id)}
            >
              Restore
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
