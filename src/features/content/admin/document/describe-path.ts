import { labelOf, resolveSchema, toWords, type FieldSchema } from '../form/json-schema.ts';
import { nameItem } from '../form/wording.ts';

/** The label of a place in a document: "Result 2: Value". */
export const describePath = (schema: FieldSchema, path: string): string =>
  listPlaces(schema, path)
    .map(({ label }) => label)
    .join(': ');

/** A place in a document. */
interface Place {
  label: string;
  isList: boolean;
}

/** The label of the field alone: "Value". */
export const findPlace = (schema: FieldSchema, path: string): Place =>
  listPlaces(schema, path).at(-1) ?? { label: path, isList: false };

/** A place and everything that contains it, outermost first. */
function listPlaces(schema: FieldSchema, path: string): Place[] {
  const places: Place[] = [];
  let at = resolveSchema(schema, schema).schema;
  for (const name of path.split('.')) {
    if (at.type === 'array') {
      const list = places.pop()?.label ?? '';
      at = resolveSchema(at.items ?? {}, schema).schema;
      places.push({ label: nameItem(at, list, Number(name)), isList: false });
      continue;
    }
    const variants = [at, ...(at.oneOf ?? at.anyOf ?? [])];
    const next = variants.map((variant) => variant.properties?.[name]).find(Boolean);
    at = resolveSchema(next ?? {}, schema).schema;
    places.push({ label: next ? labelOf(next, name) : toWords(name), isList: at.type === 'array' });
  }
  return places;
}
