import { isSameJson, joinPath, readAt, writeAt, type JsonObject } from '#design/admin/json-path.ts';

/** A field in which two texts differ. */
export interface Difference {
  path: string;
  mine: unknown;
  theirs: unknown;
  /** Who has changed it since the common base. */
  changedBy: 'me' | 'them' | 'both';
}

/**
 * The fields in which two texts differ, with their common base. Lists of different lengths differ as a whole.
 */
export function listDifferences(base: JsonObject, mine: unknown, theirs: unknown, path = ''): Difference[] {
  if (isSameJson(mine, theirs)) return [];
  if (isComparable(mine, theirs)) {
    const names = new Set([...Object.keys(Object(theirs)), ...Object.keys(Object(mine))]);
    return [...names].flatMap((name) =>
      listDifferences(base, Object(mine)[name], Object(theirs)[name], joinPath(path, name)),
    );
  }
  const before = readAt(base, path);
  const isMine = !isSameJson(before, mine);
  const isTheirs = !isSameJson(before, theirs);
  return [{ path, mine, theirs, changedBy: isMine && isTheirs ? 'both' : isMine ? 'me' : 'them' }];
}

function isComparable(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) && Array.isArray(other)) return one.length === other.length;
  if (Array.isArray(one) || Array.isArray(other)) return false;
  return Object(one).kind === Object(other).kind;
}

/** Their text with the fields chosen from mine. */
export const mergeTexts = <Text extends JsonObject>(
  theirs: Text,
  differences: readonly Difference[],
  chosen: Readonly<Record<string, 'mine' | 'theirs'>>,
): Text =>
  differences
    .filter(({ path }) => chosen[path] === 'mine')
    .reduce((text, { path, mine }) => writeAt(text, path, mine), theirs);
