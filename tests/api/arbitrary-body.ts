import fc from 'fast-check';
import type { OpenApiDocument, Schema } from '#tests/support/openapi-document.ts';

/** Any JSON value that a schema of the description allows. */
export function arbitraryValue(document: OpenApiDocument, schema: Schema): fc.Arbitrary<unknown> {
  const { $ref, anyOf, oneOf, enum: choices, type } = schema;
  const go = (inner: Schema) => arbitraryValue(document, inner);
  if ($ref) return go(document.components.schemas[$ref.split('/').at(-1)!]!);
  if (choices) return fc.constantFrom(...choices);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (anyOf) return fc.oneof(...anyOf.map((one) => go({ ...schema, anyOf: undefined, ...one })));
  if (oneOf) return fc.oneof(...oneOf.map(go));
  if (Array.isArray(type)) return fc.oneof(...type.map((one) => go({ ...schema, type: one })));
  switch (type) {
    case 'object':
      return fc.record(mapValues(schema.properties ?? {}, go), { requiredKeys: schema.required ?? [] });
    case 'string':
      return arbitraryText(schema);
    case 'array':
      return fc.array(go(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? 3, 3)),
      });
    case 'integer':
    case 'number':
      return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 1_000_000 });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      throw new Error(`no values for ${JSON.stringify(schema)}`);
  }
}

const mapValues = (properties: Record<string, Schema>, map: (schema: Schema) => fc.Arbitrary<unknown>) =>
  Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, map(schema)]));

/** Letters that a text of the product's field may be written in; some are two UTF-16 units. */
const letter = fc.constantFrom(...'aZ09éßİıжति字🙂𝒳\u0301\u202e\u200d-_.,;:!?<>&"\'`/\\=+@#%(){}[] \n\t');

function arbitraryText({ format, pattern, minLength = 0, maxLength = 300 }: Schema): fc.Arbitrary<string> {
  const longest = Math.min(maxLength, 300);
  if (format === 'email') return arbitraryEmail;
  if (format === 'date-time') return arbitraryFuture;
  if (format === 'date') return arbitraryFuture.map((time) => time.slice(0, 10));
  if (pattern)
    return arbitraryMatch(pattern).filter(({ length }) => length >= minLength && length <= longest);
  if (minLength === 0) return fc.string({ unit: letter, maxLength: longest }).map(cutTo(longest));
  // The length counts after trimming.
  return fc
    .string({ unit: letter, minLength, maxLength: longest })
    .map((text) => cutTo(longest)(`x${text.slice(1)}`));
}

/** fast-check counts letters, the product UTF-16 units. */
const cutTo = (longest: number) => (text: string) => text.slice(0, longest).toWellFormed();

const arbitraryEmail = fc
  .tuple(fc.stringMatching(/^[a-z0-9]{1,20}$/), fc.stringMatching(/^[a-z]{1,20}\.[a-z]{2,6}$/))
  .map(([name, host]) => `${name}@${host}`);

const arbitraryFuture = fc
  .date({ min: new Date('2100-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());

/** Patterns of whole texts. What `.` and negated classes allow is cut to plain letters. */
const arbitraryMatch = (pattern: string): fc.Arbitrary<string> =>
  fc.stringMatching(new RegExp(pattern.replaceAll(/\[\^[^\]]*\]/g, '[a-z0-9]')));
