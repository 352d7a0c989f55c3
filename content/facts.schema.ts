import { z } from 'zod';
import { placeholderPattern } from './placeholders.ts';
import { text, uniqueBy } from './schema.ts';

const factSchema = z.strictObject({
  name: z
    .string()
    .max(40, 'has more than 40 characters')
    .regex(/^[a-z][a-z0-9_]*$/, 'must be lowercase letters, digits and underscores')
    .meta({ title: 'Name', description: 'Texts name it in braces, such as {discovery_price}.' }),
  value: text(60, 'Value'),
});

/** Promises of several pages: each is said here once. */
export const factsSchema = z.strictObject({
  items: uniqueBy(factSchema, 'name').max(40, 'has more than 40').meta({ title: 'Facts' }),
});

export type Facts = z.infer<typeof factsSchema>;

/** The content with the facts in its texts, in the places of their names; other braces stay. */
export function fillFacts<Content extends { site: { facts: Facts } }>(content: Content): Content {
  return fillWith(content, content.site.facts);
}

/** One document's data with the facts in its texts. */
export function fillWith<Data>(data: Data, { items }: Facts): Data {
  const values = new Map(items.map(({ name, value }) => [name, value]));
  const fill = (value: unknown): unknown => {
    if (typeof value === 'string') {
      return value.includes('{')
        ? value.replace(placeholderPattern, (given, name) => values.get(name) ?? given)
        : value;
    }
    if (typeof value !== 'object' || value === null) return value;
    // Most texts name no fact: what has none in it is not copied.
    let copy: Record<string, unknown> | null = null;
    for (const [key, part] of Object.entries(value)) {
      const filled = fill(part);
      if (filled === part) continue;
      copy ??= (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
      copy[key] = filled;
    }
    return copy ?? value;
  };
  return fill(data) as Data;
}
