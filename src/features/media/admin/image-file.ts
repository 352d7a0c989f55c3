/** What the server accepts, as far as a browser can tell without reading the bytes. */
export const acceptedTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];

/** The server's own limit is the same. */
const limitBytes = 10_485_760;

/** Why a file cannot be uploaded, or null. */
export function refuseFile(file: Pick<File, 'type' | 'size'>): string | null {
  if (!acceptedTypes.includes(file.type)) return 'Only PNG, JPEG, WebP and GIF images can be uploaded';
  if (file.size > limitBytes) return 'An image may have at most 10 MB';
  return null;
}

/** The file among what was dropped or pasted, or null. */
export const findFile = (data: DataTransfer | null): File | null => data?.files[0] ?? null;
