import type { DocumentData, DocumentKind } from './document-kind.ts';

/** A stored text as its schema reads it, or what is wrong with it first. */
export type ParsedText = { data: DocumentData } | { reason: string };

/** Null where no text is. */
export function parseText({ schema }: Pick<DocumentKind, 'schema'>, text: string | null): ParsedText | null {
  if (text === null) return null;
  const value = parseJson(text);
  if (value === undefined) return { reason: 'is not valid JSON' };
  const result = schema.safeParse(value);
  if (result.success) return { data: result.data as DocumentData };
  const [issue] = result.error.issues;
  return { reason: `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'does not fit'}` };
}

/** A stored text; null where none is, or it is no JSON object any more. */
export function readText(text: string | null): DocumentData | null {
  const value = text === null ? null : parseJson(text);
  return typeof value === 'object' && value !== null ? (value as DocumentData) : null;
}

/** What a text says; undefined where it says nothing, as after a damage. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
