import type { ApiDocument, Schema } from './api-document.ts';

/** A field of a body, or a parameter, in words. */
export interface Field {
  name: string;
  /** "string or null" */
  type: string;
  isRequired: boolean;
  /** "1 to 200 characters"; none if anything goes. */
  limits: string[];
  description: string | null;
}

/** The fields of an object's schema, in the document's order. */
export function describeFields(document: ApiDocument, schema: Schema | undefined): Field[] {
  const { properties = {}, required = [] } = schema ? resolveSchema(document, schema) : {};
  return Object.entries(properties).map(([name, property]) =>
    describeField(document, name, property, required.includes(name)),
  );
}

export function describeField(
  document: ApiDocument,
  name: string,
  unresolved: Schema,
  isRequired: boolean,
): Field {
  const schema = resolveSchema(document, unresolved);
  return {
    name,
    type: describeType(document, schema),
    isRequired,
    limits: describeLimits(schema),
    description: schema.description ?? null,
  };
}

/** The schema that a reference to the document's components points to. */
function resolveSchema(document: ApiDocument, schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1);
  return (name !== undefined && document.components.schemas[name]) || schema;
}

function describeType(document: ApiDocument, schema: Schema): string {
  const types = [schema.type ?? 'any'].flat();
  const names = types.map((type) =>
    type === 'array' && schema.items
      ? `array of ${describeType(document, resolveSchema(document, schema.items))}`
      : type,
  );
  return names.join(' or ') + (schema.format ? ` (${schema.format})` : '');
}

function describeLimits(schema: Schema): string[] {
  const { minLength, maxLength, minimum, maximum, pattern, format, description } = schema;
  return [
    schema.enum && `one of ${schema.enum.map((value) => JSON.stringify(value)).join(', ')}`,
    describeRange(minLength, maxLength, 'characters'),
    describeRange(minimum, maximum, ''),
    // A named format, or a description, says enough.
    pattern && !format && !description && `matches ${pattern}`,
    schema.default !== undefined && `${JSON.stringify(schema.default)} unless given`,
  ].filter((limit): limit is string => Boolean(limit));
}

function describeRange(from: number | undefined, to: number | undefined, unit: string): string | null {
  const ofUnit = unit && ` ${unit}`;
  if (from !== undefined && to !== undefined) return `${from} to ${to}${ofUnit}`;
  if (to !== undefined) return `at most ${to}${ofUnit}`;
  return from === undefined ? null : `at least ${from}${ofUnit}`;
}
