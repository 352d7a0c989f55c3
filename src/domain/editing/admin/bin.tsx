import { useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { Button } from '#design/ui/button.tsx';
import { formatDate } from '#design/ui/format-date.ts';
import { NotLoaded } from '#domain/rows/admin/not-loaded.tsx';

interface BinnedItem {
  id: string;
  title: string;
  /** Its kind, if there are several. */
  kind?: string;
  /** ISO 8601 */
  deleted_at: string;
}

interface BinProps {
  /** The word for its contents, such as "Documents". */
  noun: string;
  /** Its key in the browser's cache. */
  name: QueryKey;
  load: () => Promise<BinnedItem[]>;
  /** Restores one and reports the outcome. @returns whether it was restored */
  restore: (id: string) => Promise<boolean>;
  /** The lists in the browser's cache that show what is restored. */
  listKey: QueryKey;
  /** Takes the focus: the pressed button is gone. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The deleted things that can be restored. */
export function Bin({ noun, name, load, restore, listKey, heading }: BinProps) {
  const client = useQueryClient();
  const bin = useQuery({ queryKey: name, queryFn: load, staleTime: 0, meta: { failure: null } });
  const items = bin.data;

  async function takeOut(id: string) {
    if (!(await restore(id))) return;
    heading.current?.focus();
    await client.invalidateQueries({ queryKey: name });
    await client.invalidateQueries({ queryKey: listKey });
  }

  if (!items) return <NotLoaded query={bin} what="bin" />;
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
              onClick={() => void takeOut(id)}
            >
              Restore
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
