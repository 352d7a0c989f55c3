import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type DragEvent } from 'react';
import { Link } from 'wouter';
import { ScreenHeading } from '#design/admin/screen-heading.tsx';
import { Button } from '#design/ui/button.tsx';
import { linkClass } from '#design/ui/link-class.ts';
import { useMay } from '#domain/rights/admin/use-may.tsx';
import { FolderLinks } from '#domain/rows/admin/folder-links.tsx';
import { describeEmptyList, ListSearchField } from '#domain/rows/admin/list-search.tsx';
import { ListView } from '#domain/rows/admin/list-view.tsx';
import { useList } from '#domain/rows/admin/use-list.ts';
import { useListSearch } from '#domain/rows/admin/use-list-search.ts';
import { adminPaths } from '#paths/admin-paths.ts';
import type { Upload } from '../contract.ts';
import { acceptedTypes } from './image-field.tsx';
import { binKey, libraryKey, mediaApi } from './media-api.ts';
import { UploadGrid } from './upload-grid.tsx';
import { UploadQueue } from './upload-queue.tsx';
import { useUploadQueue } from './use-upload-queue.ts';

/** All uploaded images, or those in the bin: search, and upload of several by button or by dropping them. */
export function LibraryScreen({ isBin }: { isBin: boolean }) {
  const client = useQueryClient();
  const may = useMay();
  const files = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const search = useListSearch();
  const list = useList<Upload>({
    key: isBin ? binKey : libraryKey,
    search: search.settled,
    loadPage: (next) => mediaApi.list(search.settled, isBin, next),
    failure: null,
  });
  const queue = useUploadQueue(() => void client.invalidateQueries({ queryKey: [libraryKey] }));

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    queue.add([...event.dataTransfer.files]);
  }

  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={(event) =>
        event.currentTarget.contains(event.relatedTarget as Node | null) || setIsOver(false)
      }
      onDrop={drop}
      className={isOver ? 'outline-2 outline-offset-8 outline-petrol' : ''}
    >
      <ScreenHeading title="Media">
        <input
          ref={files}
          type="file"
          hidden
          multiple
          accept={acceptedTypes.join(',')}
          aria-label="Image files"
          onChange={({ currentTarget }) => {
            queue.add([...(currentTarget.files ?? [])]);
            currentTarget.value = '';
          }}
        />
        <Button size="compact" onClick={() => files.current?.click()}>
          Upload images
        </Button>
      </ScreenHeading>
      {may('restoreUpload') && (
        <FolderLinks
          links={[
            { label: 'Library', href: adminPaths.media(), isCurrent: !isBin },
            { label: 'Bin', href: adminPaths.mediaBin(), isCurrent: isBin },
          ]}
        />
      )}
      <p className="mb-4 max-w-[40em] text-small text-ink-2">
        {isBin
          ? 'Images stay here for 30 days.'
          : 'PNG, JPEG, WebP or GIF, at most 10 MB each. Drop several here at once.'}
      </p>
      <UploadQueue files={queue.files} onRetry={queue.retry} onDrop={queue.drop} />
      <ListSearchField label="Search images" search={search} list={list} />
      <ListView
        list={list}
        name="images"
        emptyText={isBin && search.settled === '' ? 'The bin is empty.' : describeEmptyList('images', search)}
        failedText="The images could not be loaded."
      >
        {(rows) => (
          <UploadGrid
            uploads={rows}
            renderTile={({ name }, tile) => <Link href={adminPaths.mediaItem(name)} {...tile} />}
          />
        )}
      </ListView>
    </div>
  );
}

/** The way back to the library. */
export const MediaBreadcrumb = () => (
  <nav aria-label="Breadcrumb" className="mb-2 text-small">
    <Link href={adminPaths.media()} className={linkClass}>
      Media
    </Link>
    <span aria-hidden="true"> /</span>
  </nav>
);
