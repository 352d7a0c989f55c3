/** What the server accepts. */
export const acceptedTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];

/** The server's own limit is the same. */
const limitBytes = 10_485_760;

/** What browsers declare where they know no type. */
const unknownTypes = ['', 'application/octet-stream'];

/**
 * Why a file cannot be uploaded, or null. One without a known type is sent all the same: the server reads the
 * bytes.
 */
export function refuseFile(file: Pick<File, 'type' | 'size'>): string | null {
  if (![...acceptedTypes, ...unknownTypes].includes(file.type))
    return 'Only PNG, JPEG, WebP and GIF images can be uploaded';
  if (file.size > limitBytes) return 'An image may have at most 10 MB';
  return null;
}

/** The file among what was dropped or pasted, or null. */
export const findFile = (data: DataTransfer | null): File | null => data?.files[0] ?? null;
