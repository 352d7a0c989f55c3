import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { BinList } from '#design/admin/bin-list.tsx';
import type { CollectionDescription } from '../../contract.ts';
import { contentApi } from '../content-api.ts';
import { restoreDocument } from '../restore-document.ts';

/** Deleted documents, which can be restored. */
export function DocumentBin({ collections }: { collections: CollectionDescription[] }) {
  const client = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data: documents = [] } = useQuery({
    queryKey: ['content', 'bin'],
    queryFn: contentApi.listBin,
    meta: { failure: 'The bin could not be loaded.' },
  });

  async function restore(id: string) {
    if (!(await restoreDocument(id))) return;
    heading.current?.focus();
    await client.invalidateQueries({ queryKey: ['content'] });
  }

  return (
    <section aria-labelledby="bin">
      <h2 id="bin" ref={heading} tabIndex={-1} className="text-lead font-semibold outline-none">
        Bin
      </h2>
      <BinList
        noun="Documents"
        items={documents.map(({ collection, ...document }) => ({
          ...document,
          kind: collections.find(({ name }) => name === collection)?.label ?? collection,
        }))}
        onRestore={(id) => void restore(id)}
      />
    </section>
  );
}
