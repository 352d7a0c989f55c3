import { useEffect, useState, type RefObject } from 'react';
import { Dialog } from '#design/admin/dialog.tsx';
import { describeEmptyList, ListSearchField, type ListSearch } from '#domain/rows/admin/list-search.tsx';
import { ListView } from '#domain/rows/admin/list-view.tsx';
import { useList } from '#domain/rows/admin/use-list.ts';
import type { Upload } from '../contract.ts';
import { libraryKey, mediaApi } from './media-api.ts';
import { UploadGrid } from './upload-grid.tsx';

interface PicturePickerProps {
  onChoose: (upload: Upload) => void;
  onClose: () => void;
  /** Has the focus afterwards; what had it before if left out. */
  finalFocus?: RefObject<HTMLElement | null>;
}

/** Chooses one of the uploaded images. */
export function PicturePicker({ onChoose, onClose, finalFocus }: PicturePickerProps) {
  const search = useTypedSearch();
  const list = useList<Upload>({
    key: libraryKey,
    search: search.settled,
    loadPage: (next) => mediaApi.list(search.settled, false, next),
    failure: null,
  });
  return (
    <Dialog open onOpenChange={onClose} title="Choose an image" isWide {...(finalFocus && { finalFocus })}>
      {/* The form around the field is another one. */}
      <div onSubmit={(event) => event.stopPropagation()}>
        <ListSearchField label="Search images" search={search} list={list} />
      </div>
      <ListView
        list={list}
        name="images"
        emptyText={describeEmptyList('images', search)}
        failedText="The images could not be loaded."
      >
        {(rows) => (
          <UploadGrid
            uploads={rows}
            renderTile={(upload, tile) => <button type="button" {...tile} onClick={() => onChoose(upload)} />}
          />
        )}
      </ListView>
    </Dialog>
  );
}

/** How long to wait after typing before the list is requested. */
const debounceMs = 300;

/** A search that is not in the address: the screen below has one of its own. */
function useTypedSearch(): ListSearch {
  const [typed, setTyped] = useState('');
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed.trim()), debounceMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return { typed, settled, onType: setTyped };
}
