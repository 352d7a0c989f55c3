import type { DocumentData, DocumentKind } from './document-kind.ts';

/** A stored text as its schema reads it, or what is wrong with it first. */
export type ParsedText = { data: DocumentData } | { reason: string };

/** Null where no text is. */
export function parseText({ schema }: Pick<DocumentKind, 'schema'>, text: string | null): ParsedText | null {
  if (text === null) return null;
  const result = schema.safeParse(JSON.parse(text));
  if (result.success) return { data: result.data as DocumentData };
  const [issue] = result.error.issues;
  return { reason: `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'does not fit'}` };
}
