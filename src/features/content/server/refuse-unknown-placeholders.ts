import { findUnknownPlaceholders } from '#content/check.ts';
import type { Facts } from '#content/facts.schema.ts';
import type { Connection } from '#platform/database/open-database.ts';
import { invalidFields } from '#platform/http/problem.ts';
import { findDocument } from './describe-document.ts';
import { findDefault, type DocumentData, type DocumentKind } from './document-kind.ts';
import { selectDocument } from './documents.store.ts';

/**
 * Refuses names in braces that no fact fills, be it a draft's, and that the text before did not have: visitors would
 * read them as they are. The schema of a legal text knows its own.
 * @throws Problem 400 with a text for each field
 */
export async function refuseUnknownPlaceholders(
  connection: Connection,
  { collection, schema }: Pick<DocumentKind, 'collection' | 'schema'>,
  { data, before }: { data: DocumentData; before: DocumentData | null },
): Promise<void> {
  if (collection === 'legal') return;
  const known = await listFactNames(connection);
  const present = before ? findUnknownPlaceholders({ schema, data: before }, known) : [];
  const faults = findUnknownPlaceholders({ schema, data }, known).filter(
    ({ message }) => !present.some((one) => one.message === message),
  );
  if (faults.length === 0) return;
  throw invalidFields(faults.map(({ path, message }) => ({ field: ['data', ...path].join('.'), message })));
}

/** The names of the facts, and of those in their draft. */
async function listFactNames(connection: Connection): Promise<string[]> {
  const row = await selectDocument(connection, 'site', 'facts');
  const shown = findDefault('site', 'facts')?.data;
  const { data, latest } = row ? findDocument(row) : { data: shown, latest: shown };
  const names = [data, latest].flatMap((text) => (text as unknown as Facts).items.map(({ name }) => name));
  return [...new Set(names)];
}
