/** The parts of zod's JSON Schema that the form reads. */
export interface FieldSchema {
  type?: string | readonly string[];
  title?: string;
  description?: string;
  /** Which field edits it, if its type does not say that (content/schema.ts). */
  control?: string;
  /** The collection of the document that a reference names. */
  collection?: string;
  enum?: readonly unknown[];
  /** Labels of the options, where their own words do not say it. */
  names?: Readonly<Record<string, string>>;
  const?: unknown;
  default?: unknown;
  /** What a new value has: an optional text's content (content/drawn-words.schema.ts), or an option. */
  initial?: string;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: FieldSchema;
  properties?: Record<string, FieldSchema>;
  required?: readonly string[];
  oneOf?: readonly FieldSchema[];
  anyOf?: readonly FieldSchema[];
  $ref?: string;
  $defs?: Record<string, FieldSchema>;
}

export type FieldKind =
  | 'text'
  | 'multiline'
  | 'number'
  | 'boolean'
  | 'options'
  | 'reference'
  | 'upload'
  | 'article'
  | 'strokes'
  | 'color'
  | 'date'
  | 'rich'
  | 'parts'
  | 'legal'
  | 'list'
  | 'group'
  | 'variants'
  | 'fixed'
  | 'unknown';

const controls: readonly string[] = [
  'multiline',
  'reference',
  'upload',
  'article',
  'strokes',
  'color',
  'date',
  'rich',
  'parts',
  'legal',
] satisfies FieldKind[];

/** Which field edits a value of that schema. */
export function kindOf(schema: FieldSchema): FieldKind {
  if (schema.control && controls.includes(schema.control)) return schema.control as FieldKind;
  if ('const' in schema) return 'fixed';
  if (schema.enum) return 'options';
  if (schema.type === 'string') return 'text';
  if (schema.type === 'number' || schema.type === 'integer') return 'number';
  if (schema.type === 'boolean') return 'boolean';
  if (schema.type === 'array' && schema.items) return 'list';
  if (schema.type === 'object' && schema.properties) return 'group';
  const variants = schema.oneOf ?? schema.anyOf;
  if (!variants) return 'unknown';
  if (variants.every(isText)) return 'text';
  return findDiscriminator(variants) ? 'variants' : 'unknown';
}

const isText = (schema: FieldSchema): boolean =>
  schema.type === 'string' || (schema.anyOf ?? schema.oneOf ?? []).some(isText);

/** The property whose constant distinguishes the variants. */
export function findDiscriminator(variants: readonly FieldSchema[]): string | undefined {
  const [first] = variants;
  return Object.keys(first?.properties ?? {}).find((name) =>
    variants.every((variant) => variant.properties?.[name] && 'const' in variant.properties[name]),
  );
}

/** The variant that a value is of; the schema itself where it has none, or the value is of none. */
export function findVariant(schema: FieldSchema, value: unknown): FieldSchema {
  const variants = schema.oneOf ?? schema.anyOf ?? [];
  const kind = findDiscriminator(variants);
  if (kind === undefined) return schema;
  return variants.find(({ properties }) => properties?.[kind]?.const === Object(value)[kind]) ?? schema;
}

/** The schema itself, and whether it is nullable. Named schemas are looked up in the whole. */
export function resolveSchema(
  schema: FieldSchema,
  whole: FieldSchema,
): { schema: FieldSchema; isNullable: boolean } {
  const { $ref, ...own } = schema;
  const named = $ref ? whole.$defs?.[$ref.replace('#/$defs/', '')] : undefined;
  const found = named ? { ...named, ...own } : schema;
  if (Array.isArray(found.type)) {
    const type = (found.type as string[]).find((one) => one !== 'null');
    return { schema: { ...found, ...(type && { type }) }, isNullable: true };
  }
  const given = found.anyOf?.filter((variant) => variant.type !== 'null');
  if (!given || given.length === found.anyOf?.length) return { schema: found, isNullable: false };
  const { anyOf: _, ...rest } = found;
  const [only] = given;
  const inner = given.length === 1 && only ? resolveSchema(only, whole).schema : { anyOf: given };
  return { schema: { ...inner, ...rest }, isNullable: true };
}

/** A field's label: its title, or its name in words. */
export const labelOf = (schema: FieldSchema, name: string): string => schema.title ?? toWords(name);

/** An option's label: the one it has, or its own words. */
export const nameOption = ({ names }: FieldSchema, option: string): string =>
  names?.[option] ?? (/[A-Z ]/.test(option) ? option : toWords(option));

/** "hoverSummary" as "Hover summary". */
export function toWords(name: string): string {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** An initial value: required parts are present and empty, and optional ones that say something at first. */
export function makeEmpty(given: FieldSchema, whole: FieldSchema): unknown {
  const { schema, isNullable } = resolveSchema(given, whole);
  if (schema.default !== undefined) return schema.default;
  if (schema.initial !== undefined) return schema.initial;
  if (isNullable) return null;
  const kind = kindOf(schema);
  if (kind === 'fixed') return schema.const;
  if (kind === 'options') return schema.enum?.[0];
  if (kind === 'boolean') return false;
  if (kind === 'number' || kind === 'unknown') return undefined;
  if (kind === 'list') {
    const count = schema.minItems ?? 0;
    return Array.from({ length: count }, () => makeEmpty(schema.items ?? {}, whole));
  }
  if (kind === 'variants') return makeEmpty((schema.oneOf ?? schema.anyOf)![0]!, whole);
  if (kind !== 'group') return '';
  const parts = Object.entries(schema.properties ?? {}) as [string, FieldSchema][];
  return Object.fromEntries(
    parts
      .filter(([name, part]) => schema.required?.includes(name) || part.initial !== undefined)
      .map(([name, part]) => [name, makeEmpty(part, whole)]),
  );
}
