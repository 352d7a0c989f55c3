import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { describeEmptyList, ListSearchField } from '#domain/rows/admin/list-search.tsx';
import { ListView } from '#domain/rows/admin/list-view.tsx';
import { useList } from '#domain/rows/admin/use-list.ts';
import { useListSearch } from '#domain/rows/admin/use-list-search.ts';
import { useSelection } from '#domain/rows/admin/use-selection.ts';
import { moveItem } from '#design/admin/reorder/move-item.ts';
import { runWrite } from '#design/admin/run-write.ts';
import { ScreenHeading } from '#design/admin/screen-heading.tsx';
import { Button } from '#design/ui/button.tsx';
import type { CollectionDescription, DocumentCard } from '../../contract.ts';
import { Breadcrumb } from '../breadcrumb.tsx';
import { contentApi } from '../content-api.ts';
import { describeShare } from '../demonstration-words.ts';
import { useOverview } from '../overview/use-overview.ts';
import { DeleteDocument } from './delete-document.tsx';
import { DocumentBulkBar } from './document-bulk-bar.tsx';
import { DocumentRow } from './document-row.tsx';
import { NewDocumentDialog } from './new-document-dialog.tsx';

/** The documents of a collection: searched, created, reordered and deleted. */
export function CollectionScreen({ collection }: { collection: CollectionDescription }) {
  const { name, label, singular, description } = collection;
  const client = useQueryClient();
  const search = useListSearch();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isNewOpen, setIsNewOpen] = useState(false);
  const [toDelete, setToDelete] = useState<DocumentCard | null>(null);
  const [moved, setMoved] = useState<{ order: string[]; said: string } | null>(null);
  const list = useList<DocumentCard>({
    key: `content-list-${name}`,
    search: search.settled,
    loadPage: (next) => contentApi.list(name, search.settled, next),
    failure: null,
  });
  const rows = moved ? list.rows.toSorted(byPlaceIn(moved.order)) : list.rows;
  const isList = collection.kind === 'list';
  const selection = useSelection(rows.map(({ slug }) => slug));
  const selected = rows.filter(({ slug }) => selection.has(slug));
  const isMovable = isList && search.settled === '';

  const { data: overview } = useOverview();

  function describeLeft(slug: string): string | undefined {
    const left = overview?.to_replace.find((one) => one.collection === name && one.slug === slug);
    return left && describeShare(left);
  }

  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: [`content-list-${name}`] }),
      client.invalidateQueries({ queryKey: ['content'] }),
    ]);

  async function move(from: number, to: number) {
    const order = moveItem(rows, from, to).map(({ slug }) => slug);
    const said = `${rows[from]?.title} is now ${to + 1} of ${rows.length}`;
    setMoved({ order, said });
    const saved = await runWrite(() => contentApi.reorder(name, order));
    if (saved.kind !== 'done') setMoved(null);
    await refresh();
  }

  return (
    <>
      <Breadcrumb />
      <ScreenHeading title={label} headingRef={heading}>
        {isList && (
          <Button size="compact" onClick={() => setIsNewOpen(true)}>
            New {singular}
          </Button>
        )}
      </ScreenHeading>
      <p className="mb-6 text-small text-ink-2">{description}</p>
      <ListSearchField label={`Search ${label.toLowerCase()}`} search={search} list={list} />
      <ListView
        list={list}
        name={label.toLowerCase()}
        emptyText={describeEmptyList(label.toLowerCase(), search)}
        failedText={`The ${label.toLowerCase()} could not be loaded.`}
      >
        {() => (
          <ul className="border-t border-hairline">
            {rows.map((row, index) => (
              <DocumentRow
                key={row.slug}
                document={row}
                description={collection.descriptions[row.slug]}
                demonstration={describeLeft(row.slug)}
                isSelected={selection.has(row.slug)}
                onSelect={isList ? (toAnchor) => selection.toggle(row.slug, toAnchor) : null}
                index={index}
                count={rows.length}
                onMove={isMovable ? (from, to) => void move(from, to) : null}
                onDelete={isList ? () => setToDelete(row) : null}
              />
            ))}
          </ul>
        )}
      </ListView>
      {isList && selected.length > 0 && (
        <DocumentBulkBar
          documents={selected}
          keys={[`content-list-${name}`, 'content']}
          onDone={() => {
            selection.clear();
            // The button that was pressed is gone.
            heading.current?.focus();
          }}
        />
      )}
      <p role="status" className="sr-only">
        {moved?.said}
      </p>
      {isNewOpen && (
        <NewDocumentDialog
          collection={collection}
          documents={list.rows}
          onClose={() => setIsNewOpen(false)}
        />
      )}
      <DeleteDocument
        document={toDelete}
        singular={singular ?? 'document'}
        heading={heading}
        onClose={() => setToDelete(null)}
        onChanged={() => void refresh()}
      />
    </>
  );
}

const byPlaceIn = (order: readonly string[]) => (one: DocumentCard, other: DocumentCard) => {
  const [at, otherAt] = [order.indexOf(one.slug), order.indexOf(other.slug)];
  return at === -1 || otherAt === -1 ? 0 : at - otherAt;
};
