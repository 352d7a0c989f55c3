import type { DocumentData, DocumentKind } from './document-kind.ts';

/** A stored text parsed by its schema, or its first error. */
export type ParsedText = { data: DocumentData } | { reason: string };

/** Null if there is no text. */
export function parseText({ schema }: Pick<DocumentKind, 'schema'>, text: string | null): ParsedText | null {
  if (text === null) return null;
  const value = parseJson(text);
  if (value === undefined) return { reason: 'is not valid JSON' };
  const result = schema.safeParse(value);
  if (result.success) return { data: result.data as DocumentData };
  const [issue] = result.error.issues;
  return { reason: `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'does not fit'}` };
}

/** A stored text as pages get it, with what the schema fills in; as it is stored if it does not fit. */
export function readFilled(kind: Pick<DocumentKind, 'schema'>, text: string | null): DocumentData | null {
  const parsed = parseText(kind, text);
  return parsed && 'data' in parsed ? parsed.data : readText(text);
}

/** A stored text; null if there is none, or it is not a JSON object. */
export function readText(text: string | null): DocumentData | null {
  const value = text === null ? null : parseJson(text);
  return typeof value === 'object' && value !== null ? (value as DocumentData) : null;
}

/** A text's content; undefined if it has none, for example when damaged. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
