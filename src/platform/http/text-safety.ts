/**
 * True for text that a database or a mail cannot take: NUL (PostgreSQL refuses it) and lone surrogates (they
 * are not valid UTF-8).
 */
export function isUnstorable(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed();
}

const shortLength = 64;

/** A name that a stranger chose, as a response repeats it: the first 64 characters. */
export const shorten = (name: string): string =>
  name.length <= shortLength ? name : `${name.slice(0, shortLength - 1).toWellFormed()}…`;

/** The path, shortened, of the first unstorable string (a value or a key) inside a parsed JSON value, or null. */
export function findUnstorable(value: unknown): string | null {
  const path = findPath(value, '');
  return path === null ? null : shorten(path);
}

function findPath(value: unknown, path: string): string | null {
  if (typeof value === 'string') return isUnstorable(value) ? path || 'body' : null;
  if (Array.isArray(value)) return firstFound(value.entries(), path);
  if (value !== null && typeof value === 'object') return firstFound(Object.entries(value), path);
  return null;
}

function firstFound(entries: Iterable<[string | number, unknown]>, path: string): string | null {
  for (const [key, inner] of entries) {
    if (typeof key === 'string' && isUnstorable(key)) return path || 'body';
    const unstorablePath = findPath(inner, path ? `${path}.${key}` : String(key));
    if (unstorablePath) return unstorablePath;
  }
  return null;
}
