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
 * A document with neutral texts in the place of the demonstration's. Parts that the owner has written stay; of a list
 * in which they have written, the entries that are theirs.
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
    if (isDeepStrictEqual(value, before) || (theirs > 0 && ours === 0)) return after;
    if (theirs === 0 || typeof value !== 'object' || value === null) return value;
    const at = (key: PropertyKey) => (path === '' ? String(key) : `${path}.${String(key)}`);
    if (Array.isArray(value))
      return value.filter((_, index) => count(own, at(index)) > count(placesLeft, at(index)));
    const [was, becomes] = [Object(before), Object(after)] as Record<string, unknown>[];
    const keys = new Set([...Object.keys(value), ...Object.keys(becomes!)]);
    const entries = [...keys].map((key) => [
      key,
      clean((value as Record<string, unknown>)[key], was![key], becomes![key], at(key)),
    ]);
    return Object.fromEntries(entries.filter(([, part]) => part !== undefined));
  }

  const cleaned = clean(data, fallback, neutral, '') as Record<string, unknown>;
  return schema.safeParse(cleaned).success ? cleaned : neutral;
}
