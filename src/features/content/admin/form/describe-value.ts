import {
  findDiscriminator,
  findVariant,
  labelOf,
  nameOption,
  resolveSchema,
  type FieldSchema,
} from './json-schema.ts';

/** Words of a fold's line. */
const longestLine = 90;

/** The filled texts in a value, in their order, without their markup; kinds and options by their titles. */
function* listTexts(value: unknown, given: FieldSchema, whole: FieldSchema): Generator<string> {
  const { schema } = resolveSchema(given, whole);
  if (typeof value === 'string') {
    const text = value
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim();
    if (text !== '') yield schema.enum ? nameOption(schema, text) : text;
  } else if (typeof value === 'object' && value !== null) {
    const kind = findDiscriminator(schema.oneOf ?? schema.anyOf ?? []);
    const group = findVariant(schema, value);
    for (const [name, inner] of Object.entries(value)) {
      if (name === kind) yield labelOf(group, String(inner));
      else yield* listTexts(inner, group.properties?.[name] ?? schema.items ?? {}, whole);
    }
  }
}

/** How many texts are filled in. */
export const countTexts = (value: unknown): number => [...listTexts(value, {}, {})].length;

/** A value in one line: "Ann Lee · Engineer", or "3: Discovery · Build · Run" of a list. */
export function describeValue(value: unknown, schema: FieldSchema = {}, whole = schema): string {
  const isList = Array.isArray(value);
  const item = schema.items ?? {};
  const texts = isList
    ? value.map((one) => listTexts(one, item, whole).next().value ?? '')
    : listTexts(value, schema, whole);
  const line: string[] = [];
  let length = 0;
  for (const text of texts) {
    if (text === '') continue;
    line.push(text);
    length += text.length;
    if (length > longestLine) break;
  }
  const words = line.join(' · ').slice(0, longestLine * 2);
  if (!isList) return words;
  return words === '' ? String(value.length) : `${value.length}: ${words}`;
}
