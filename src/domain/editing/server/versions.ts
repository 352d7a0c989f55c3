import { createHash } from 'node:crypto';
import type { Connection } from '#platform/database/open-database.ts';
import { badRequest, notFound } from '#platform/http/problem.ts';
import type { Version, VersionAction, VersionText } from '../contract.ts';
import {
  insertVersionRow,
  selectVersion,
  selectVersions,
  type VersionHead,
  type VersionsName,
} from './versions.store.ts';

/** The contents of a document or post, field by field. */
export type EditedText = Record<string, unknown>;

export interface NewVersion {
  documentId: string;
  version: number;
  action: VersionAction;
  slug: string;
  text: EditedText;
  /** ISO 8601 */
  at: string;
  authorId: string | null;
}

/** Keeps the contents after a change. */
export const insertVersion = (
  connection: Connection,
  table: VersionsName,
  { documentId, version, action, slug, text, at, authorId }: NewVersion,
): Promise<void> =>
  insertVersionRow(connection, table, {
    document_id: documentId,
    version,
    action,
    slug,
    data: JSON.stringify(text),
    digests: JSON.stringify(digestFields(text)),
    created_at: at,
    author_id: authorId,
  });

/** The versions of one document, newest first, without their texts. */
export async function readVersions(
  connection: Connection,
  table: VersionsName,
  documentId: string,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<{ rows: Version[]; next: number | null }> {
  const found = await selectVersions(connection, table, documentId, { before, limit: limit + 1 });
  const rows = found.slice(0, limit).map((row, i) => describeVersion(row, found[i + 1]));
  return { rows, next: found.length > limit ? rows.at(-1)!.version : null };
}

/** One version with its text. @throws Problem 404 */
export async function readVersionText(
  connection: Connection,
  table: VersionsName,
  documentId: string,
  version: number,
): Promise<VersionText> {
  const found = await selectVersion(connection, table, documentId, version);
  if (!found) throw notFound();
  const [before] = await selectVersions(connection, table, documentId, { before: version, limit: 1 });
  return { ...describeVersion(found, before), data: JSON.parse(found.data) as EditedText };
}

/** The last version of the preceding page of a list. @throws Problem 400 */
export function readVersionCursor(cursor: string | undefined): number | undefined {
  if (cursor === undefined) return undefined;
  const version = Number(cursor);
  if (!Number.isSafeInteger(version) || version < 1) throw badRequest('cursor is not one of this list');
  return version;
}

const describeVersion = (row: VersionHead, before: VersionHead | undefined): Version => ({
  version: row.version,
  action: row.action as VersionAction,
  slug: row.slug,
  created_at: row.created_at,
  author: row.author,
  changed: before ? listChangedFields(before, row) : [],
});

type Digests = Record<string, string>;

const digestFields = (text: EditedText): Digests =>
  Object.fromEntries(
    Object.entries(text).map(([name, value]) => [
      name,
      createHash('sha256')
        .update(JSON.stringify(value) ?? '')
        .digest('base64url')
        .slice(0, 16),
    ]),
  );

/** Empty if a version was kept without its digests. */
function listChangedFields(one: VersionHead, other: VersionHead): string[] {
  if (one.digests === null || other.digests === null) return [];
  const before = JSON.parse(one.digests) as Digests;
  const after = JSON.parse(other.digests) as Digests;
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => before[name] !== after[name]).toSorted();
}
