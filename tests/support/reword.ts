import { z } from 'zod';
import { parseRichText, writeRichText, type Inline } from '#content/rich-text.schema.ts';

/** The replacement of a text, a reference or a link. */
interface Words {
  text(before: string, maximum: number): string;
  reference(collection: string): string;
  href(before: string): string;
}

/** The data in other words: every text of the schema's is replaced, and nothing of its shape. */
export function reword(schema: z.core.$ZodType, data: unknown, words: Words): unknown {
  const meta = z.globalRegistry.get(schema) ?? {};
  if (typeof data === 'string') {
    if (meta['control'] === 'reference') return words.reference(String(meta['collection']));
    if (meta['control'] === 'link') return words.href(data);
    if (meta['control'] === 'rich') return rewordRich(data, words);
  }
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodReadonly
  ) {
    return data === undefined || data === null ? data : reword(schema.unwrap(), data, words);
  }
  if (schema instanceof z.ZodPipe) return reword(schema.out, data, words);
  if (schema instanceof z.ZodArray && Array.isArray(data)) {
    return data.map((item) => reword(schema.element, item, words));
  }
  if (schema instanceof z.ZodObject && isRecord(data)) {
    return Object.fromEntries(
      Object.entries(data).map(([key, value]) => {
        const field = (schema.shape as Record<string, z.core.$ZodType>)[key];
        return [key, field ? reword(field, value, words) : value];
      }),
    );
  }
  if (schema instanceof z.ZodDiscriminatedUnion && isRecord(data)) {
    const { discriminator } = schema.def;
    const option = schema.options.find(
      (one) =>
        one instanceof z.ZodObject &&
        z.safeParse(one.shape[discriminator] as z.core.$ZodType, data[discriminator]).success,
    );
    return option ? reword(option, data, words) : data;
  }
  if (schema instanceof z.ZodString && typeof data === 'string' && isFree(schema)) {
    return words.text(data, schema.maxLength ?? 100);
  }
  return data;
}

/** Every free text of a document's data. */
export function listTexts(schema: z.core.$ZodType, data: unknown): string[] {
  const texts: string[] = [];
  reword(schema, data, {
    text(before) {
      texts.push(before);
      return before;
    },
    reference: () => '',
    href: (before) => before,
  });
  return texts;
}

/** Neither an address nor a date: what has a pattern means something to the software. */
function isFree(schema: z.ZodString): boolean {
  const { pattern, format, allOf } = z.toJSONSchema(schema);
  return pattern === undefined && format === undefined && allOf === undefined;
}

function rewordRich(html: string, words: Words): string {
  const change = (children: Inline[]): Inline[] =>
    children.map((child) =>
      typeof child === 'string'
        ? words.text(child, 200)
        : child.tag === 'a'
          ? { ...child, href: words.href(child.href), children: change(child.children) }
          : { ...child, children: change(child.children) },
    );
  return writeRichText(
    (parseRichText(html) ?? []).map((block) =>
      block.tag === 'p'
        ? { ...block, children: change(block.children) }
        : { ...block, items: block.items.map(change) },
    ),
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
