/** In characters. */
export const longestPath = 500;

/** A path as former ones are stored: its characters, not their escapes. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path).toWellFormed().replaceAll('\0', '');
  } catch {
    return path;
  }
}
