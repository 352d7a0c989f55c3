import { useState, type RefObject } from 'react';
import { Dialog } from '#design/admin/dialog.tsx';
import { describeEmptyList, ListSearchField } from '#domain/rows/admin/list-search.tsx';
import { ListView } from '#domain/rows/admin/list-view.tsx';
import { useList } from '#domain/rows/admin/use-list.ts';
import { useSearchField } from '#domain/rows/admin/use-search-field.ts';
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
  // Not in the address: the screen below has a search of its own.
  const [settled, setSettled] = useState('');
  const search = useSearchField(settled, setSettled);
  const list = useList<Upload>({
    key: libraryKey,
    search: settled,
    loadPage: (next) => mediaApi.list(settled, false, next),
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
