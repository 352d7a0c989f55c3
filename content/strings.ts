import { z } from 'zod';

/** A string of a document, with what its schema says of it. */
export interface PlacedString {
  path: PropertyKey[];
  value: string;
  schema: z.core.$ZodType;
  /** Marks of the schemas on the way to it, such as its control. */
  marks: Readonly<Record<string, unknown>>;
}

/** Every string of a document, in the order of its schema. */
export const listStrings = (schema: z.core.$ZodType, data: unknown): PlacedString[] =>
  walk(schema, data, [], {});

function walk(
  schema: z.core.$ZodType,
  value: unknown,
  path: PropertyKey[],
  around: PlacedString['marks'],
): PlacedString[] {
  const own = z.globalRegistry.get(schema);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return walk(schema.unwrap(), value, path, { ...around, ...own });
  }
  const marks = { ...own, ...around };
  if (typeof value === 'string') return [{ path, value, schema, marks }];
  if (schema instanceof z.ZodPipe) return walk(schema.out, value, path, around);
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.flatMap((item, index) => walk(schema.element, item, [...path, index], {}));
  }
  if (schema instanceof z.ZodObject && isRecord(value)) {
    return Object.entries(schema.shape).flatMap(([key, part]) => walk(part, value[key], [...path, key], {}));
  }
  if (schema instanceof z.ZodDiscriminatedUnion && isRecord(value)) {
    const { discriminator } = schema.def;
    const option = schema.options.find(
      (one) => one instanceof z.ZodObject && isParsed(one.shape[discriminator], value[discriminator]),
    );
    return option ? walk(option, value, path, {}) : [];
  }
  return [];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isParsed = (schema: z.core.$ZodType | undefined, value: unknown): boolean =>
  schema !== undefined && z.safeParse(schema, value).success;
