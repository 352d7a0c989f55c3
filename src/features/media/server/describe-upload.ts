import { v7 as uuidv7 } from 'uuid';
import { paths } from '#paths/paths.ts';
import type { Upload } from '../contract.ts';
import type { NewUploadRow, UploadRow } from './uploads.store.ts';

/** The names of uploaded images. */
export const uploadName = /^(logo|blog|content)-(\d+)\.(png|jpg|webp|gif)$/;

export function describeUpload(row: UploadRow): Upload {
  const { name, file_name, alt, focus_x, focus_y, width, height, bytes, created_at, deleted_at } = row;
  return {
    name,
    url: paths.upload(name),
    file_name,
    alt,
    focus: { x: focus_x, y: focus_y },
    width,
    height,
    bytes,
    created_at,
    deleted_at,
  };
}

type NewUpload = Pick<UploadRow, 'name' | 'created_at'> & Partial<Omit<UploadRow, 'id' | 'search_text'>>;

/** @param upload its file name is that in the storage where none is given */
export function toUploadRow({ file_name: given, ...upload }: NewUpload): NewUploadRow {
  const file_name = given || upload.name;
  const row = { ...unknown, ...upload, file_name };
  return { ...row, id: uuidv7({ msecs: Date.parse(upload.created_at) }), search_text: toSearchText(row) };
}

const unknown = { alt: null, width: null, height: null, bytes: null, deleted_at: null, replaced_by: null };

/** In Unicode's composed form, as what is searched for is. */
export const toSearchText = ({
  name,
  file_name,
  alt,
}: Pick<UploadRow, 'name' | 'file_name' | 'alt'>): string =>
  `${file_name}\n${name}\n${alt ?? ''}`.normalize('NFC').toLowerCase();
