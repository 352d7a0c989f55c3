import type { JsonObject } from '#design/admin/json-path.ts';
import { findVariant, labelOf, resolveSchema, toWords, type FieldSchema } from '../form/json-schema.ts';
import { nameItem } from '../form/wording.ts';

/**
 * The label of a place in a document: "Result 2: Value".
 * @param values of the document: a field has the label that its kind gives it; without them, that of the first kind
 */
export const describePath = (schema: FieldSchema, path: string, values?: JsonObject): string =>
  listPlaces(schema, path, values)
    .map(({ label }) => label)
    .join(': ');

/** A place in a document. */
interface Place {
  label: string;
  isList: boolean;
}

/** The label of the field alone: "Value". */
export const findPlace = (schema: FieldSchema, path: string, values?: JsonObject): Place =>
  listPlaces(schema, path, values).at(-1) ?? { label: path, isList: false };

/** A place and everything that contains it, outermost first. */
function listPlaces(schema: FieldSchema, path: string, values: unknown): Place[] {
  const places: Place[] = [];
  let value = values;
  let at = resolveSchema(schema, schema).schema;
  for (const name of path.split('.')) {
    const group = value;
    value = Object(group)[name];
    if (at.type === 'array') {
      const list = places.pop()?.label ?? '';
      at = resolveSchema(at.items ?? {}, schema).schema;
      places.push({ label: nameItem(at, list, Number(name)), isList: false });
      continue;
    }
    const variants = [findVariant(at, group), at, ...(at.oneOf ?? at.anyOf ?? [])];
    const next = variants.map((variant) => variant.properties?.[name]).find(Boolean);
    at = resolveSchema(next ?? {}, schema).schema;
    places.push({ label: next ? labelOf(next, name) : toWords(name), isList: at.type === 'array' });
  }
  return places;
}
