import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { runWrite } from '#design/admin/run-write.ts';
import { Button } from '#design/ui/button.tsx';
import { formatDate } from '#design/ui/format-date.ts';
import type { CollectionDescription } from '../../contract.ts';
import { contentApi } from '../content-api.ts';

/** Deleted documents, which can be restored. */
export function BinList({ collections }: { collections: CollectionDescription[] }) {
  const client = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data: documents = [] } = useQuery({
    queryKey: ['content', 'bin'],
    queryFn: contentApi.listBin,
    meta: { failure: 'The bin could not be loaded.' },
  });

  async function restore(id: string) {
    const restored = await runWrite(() => contentApi.restore(id), { done: 'Document restored' });
    if (restored.kind !== 'done') return;
    heading.current?.focus();
    await client.invalidateQueries({ queryKey: ['content'] });
  }

  return (
    <section aria-labelledby="bin">
      <h2 id="bin" ref={heading} tabIndex={-1} className="text-lead font-semibold outline-none">
        Bin
      </h2>
      <p className="mt-1 mb-3 text-small text-ink-2">
        {documents.length === 0 ? 'Nothing is in the bin.' : 'Documents stay here for 30 days.'}
      </p>
      <ul className="flex flex-col">
        {documents.map(({ id, collection, title, deleted_at }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-hairline py-2 text-small"
          >
            <span className="min-w-0 flex-1 basis-60 wrap-anywhere">
              {title}{' '}
              <span className="text-ink-2">
                ({collections.find(({ name }) => name === collection)?.label ?? collection}, deleted{' '}
                {formatDate(deleted_at)})
              </span>
            </span>
            <Button
              variant="secondary"
              size="compact"
              aria-label={`Restore ${title}`}
              onClick={() => void restore(id)}
            >
              Restore
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
