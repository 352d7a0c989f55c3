import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { findDemonstration } from './demonstration.ts';

interface Neutralized {
  collection: string;
  /** The slug of the default that it began as. */
  origin: string;
  schema: z.ZodType;
  /** As the software has it. */
  fallback: Record<string, unknown>;
  neutral: Record<string, unknown>;
}

/**
 * A document with neutral texts in the place of the demonstration's. What the owner has written or chosen stays; of a
 * list that they have changed, the entries that are theirs.
 */
export function neutralize(
  data: Record<string, unknown>,
  { collection, origin, schema, fallback, neutral }: Neutralized,
): Record<string, unknown> {
  const { left, own } = findDemonstration(collection, origin, data);
  const placesLeft = left.map(({ field }) => field);
  const isBelow = (place: string, path: string) =>
    path === '' || place === path || place.startsWith(`${path}.`);
  const count = (places: readonly string[], path: string) =>
    places.filter((one) => isBelow(one, path)).length;

  function clean(value: unknown, before: unknown, after: unknown, path: string): unknown {
    const [theirs, ours] = [count(placesLeft, path), count(own, path)];
    if (isDeepStrictEqual(value, before)) return after;
    if (theirs === 0) return value;
    if (typeof value !== 'object' || value === null) return after;
    if (ours === 0 && typeof after !== 'object') return after;
    const at = (key: PropertyKey) => (path === '' ? String(key) : `${path}.${String(key)}`);
    if (Array.isArray(value)) {
      const kept = value.filter((entry, index) => isTheirs(entry, before, at(index)));
      return ours > 0 || kept.length > 0 ? kept : after;
    }
    const [was, becomes] = [Object(before), Object(after)] as Record<string, unknown>[];
    const keys = new Set([...Object.keys(value), ...Object.keys(becomes!)]);
    const entries = [...keys].map((key) => [
      key,
      clean((value as Record<string, unknown>)[key], was![key], becomes![key], at(key)),
    ]);
    return Object.fromEntries(entries.filter(([, part]) => part !== undefined));
  }

  /** Whether an entry of a list says more of the owner's, or is new and says nothing of the demonstration's. */
  function isTheirs(entry: unknown, before: unknown, path: string): boolean {
    const [theirs, ours] = [count(placesLeft, path), count(own, path)];
    if (theirs > 0 || ours > 0) return ours > theirs;
    return !(Array.isArray(before) && before.some((one) => isDeepStrictEqual(one, entry)));
  }

  const cleaned = clean(data, fallback, neutral, '') as Record<string, unknown>;
  return schema.safeParse(cleaned).success ? cleaned : neutral;
}
