import { joinPath } from '#design/admin/json-path.ts';
import { findVariant, resolveSchema, type FieldSchema } from './json-schema.ts';

/** The path of the first field that is empty where the schema needs something; null if none is. */
export function findEmpty(
  given: FieldSchema,
  value: unknown,
  { whole = given, path = '' }: { whole?: FieldSchema; path?: string } = {},
): string | null {
  const { schema, isNullable } = resolveSchema(given, whole);
  if (value === null && isNullable) return null;
  if (value === undefined || value === null) return schema.default === undefined ? path : null;
  if (value === '') return takesEmptyText(schema) ? null : path;
  const parts = Array.isArray(value)
    ? value.map((_, index) => ({ name: String(index), part: schema.items ?? {} }))
    : listParts(findVariant(schema, value), value);
  if (Array.isArray(value) && value.length < (schema.minItems ?? 0)) return path;
  for (const { name, part } of parts) {
    const empty = findEmpty(part, Object(value)[name], { whole, path: joinPath(path, name) });
    if (empty !== null) return empty;
  }
  return null;
}

/** The parts of a group that it needs, or has. */
const listParts = ({ properties = {}, required = [] }: FieldSchema, value: unknown) =>
  Object.entries(properties)
    .filter(([name]) => required.includes(name) || Object(value)[name] !== undefined)
    .map(([name, part]) => ({ name, part }));

function takesEmptyText({ minLength = 0, pattern, format, anyOf, enum: options }: FieldSchema): boolean {
  if (anyOf) return anyOf.some(takesEmptyText);
  if (options) return options.includes('');
  return (
    minLength === 0 && format === undefined && (pattern === undefined || new RegExp(pattern, 'u').test(''))
  );
}
