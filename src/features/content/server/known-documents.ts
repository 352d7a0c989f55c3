import { findKind, hasKind } from './document-kind.ts';
import type { DocumentHead, DocumentRow } from './documents.store.ts';
import { parseText, type ParsedText } from './parse-text.ts';

/** A document's row, with the part of its texts that memory keeps. */
export interface KnownDocument {
  head: DocumentHead;
  data: ParsedText | null;
  draft: ParsedText | null;
}

export function learnDocument({ data, draft, ...row }: DocumentRow): KnownDocument {
  const head = { ...row, has_data: data !== null, has_draft: draft !== null };
  if (head.deleted_at !== null || !hasKind(head.collection, head.slug)) {
    return { head, data: null, draft: null };
  }
  const kind = findKind(head.collection, head.slug);
  const parse = (text: string | null): ParsedText | null => {
    const parsed = parseText(kind, text);
    return parsed && 'data' in parsed && kind.headOf ? { data: kind.headOf(parsed.data) } : parsed;
  };
  return { head, data: parse(data), draft: parse(draft) };
}
