import type { ContentDocument } from '../../contract.ts';
import type { JsonObject } from '#design/admin/json-path.ts';

/** A document's text, including its draft. */
export const readText = ({ draft, data }: Pick<ContentDocument, 'draft' | 'data'>): JsonObject =>
  draft ?? data ?? {};
