/** In characters. */
export const longestPath = 500;

/** A path by its characters, not their escapes: so former ones are stored, and files named. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path).toWellFormed().replaceAll('\0', '');
  } catch {
    return path;
  }
}
