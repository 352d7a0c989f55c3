import { collapseSlashes, isAmbiguousPath, readOwnPath } from '#platform/http/own-path.ts';

/**
 * The address that is probably meant by one that leads nowhere: mail programs and chats take the punctuation
 * after a link into it, people type capitals and slashes twice.
 * @param target as it was requested
 * @returns null if there is nothing to mend
 */
export function readMeantPath(target: string): string | null {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(collapseSlashes(target)) ?? [];
  if (path === '/' || isAmbiguousPath(path)) return null;
  const meant = decode(path)
    .replace(/[\p{P}\p{S}\s]+$/u, '')
    .toLowerCase();
  const address = readOwnPath((meant || '/') + rest);
  return address === target ? null : address;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
