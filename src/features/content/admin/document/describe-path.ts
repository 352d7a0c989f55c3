import { labelOf, resolveSchema, toWords, type FieldSchema } from '../form/json-schema.ts';

/** What a place in a document is called: "Results 2: Result". */
export function describePath(schema: FieldSchema, path: string): string {
  const words: string[] = [];
  let at: FieldSchema = schema;
  for (const name of path.split('.')) {
    at = resolveSchema(at, schema).schema;
    if (at.type === 'array') {
      words.push(`${words.pop() ?? ''} ${Number(name) + 1}`.trim());
      at = at.items ?? {};
      continue;
    }
    const variants = [at, ...(at.oneOf ?? at.anyOf ?? [])];
    const next = variants.map((variant) => variant.properties?.[name]).find(Boolean);
    words.push(next ? labelOf(next, name) : toWords(name));
    at = next ?? {};
  }
  return words.join(': ');
}
