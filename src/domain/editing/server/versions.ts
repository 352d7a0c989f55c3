import { createHash } from 'node:crypto';
import { requireRight, type Context } from '#platform/context.ts';
import type { Connection } from '#platform/database/open-database.ts';
import { badRequest, notFound } from '#platform/http/problem.ts';
import type { Version, VersionAction, VersionText } from '../contract.ts';
import type { VersionedKind, EditedText, VersionedTypes } from './edited-kind.ts';
import { insertVersion, selectVersion, selectVersions, type VersionHead } from './versions.store.ts';

interface NewVersion<T extends VersionedTypes> {
  kind: VersionedKind<T>;
  /** After the change. */
  row: T['row'];
  action: VersionAction;
  /** ISO 8601 */
  at: string;
  userId: string | null;
}

/** Keeps the contents after a change. */
export function keepVersion<T extends VersionedTypes>(
  connection: Connection,
  { kind, row, action, at, userId }: NewVersion<T>,
): Promise<void> {
  const { slug, text } = kind.readText(row);
  return insertVersion(connection, {
    document_id: row.id,
    version: row.version,
    action,
    slug,
    data: JSON.stringify(text),
    digests: JSON.stringify(digestFields(text)),
    created_at: at,
    author_id: userId,
  });
}

/** Whether a row's contents were stored by autosave since its last version. */
export async function isAutosaved(
  connection: Connection,
  { id, version }: { id: string; version: number },
): Promise<boolean> {
  const [last] = await selectVersions(connection, id, { limit: 1 });
  return last !== undefined && last.version < version;
}

interface Asked<T extends VersionedTypes> {
  kind: VersionedKind<T>;
  key: T['key'];
}

/** The version of the software's own text, which is there before all others. */
const defaultVersion = 0;

/**
 * The versions of one document or post, newest first, without their texts; at the end, the software's own text.
 * @throws Problem 400, 403, 404
 */
export async function listVersions<T extends VersionedTypes>(
  ctx: Context,
  { kind, key, cursor, limit }: Asked<T> & { cursor?: string | undefined; limit: number },
): Promise<{ rows: Version[]; next: string | null }> {
  const before = readCursor(cursor);
  requireRight(ctx.caller, kind.operations.read);
  const row = await kind.findRow(ctx, key);
  if (row) kind.refuseOthers?.(ctx.caller, row);
  if (!row) return { rows: [], next: null };
  const heads = await selectVersions(ctx.database.kysely, row.id, { before, limit: limit + 1 });
  const ownDigests = digestDefault(kind, row);
  const rows = heads.slice(0, limit).map((one, i) => describeVersion(one, heads[i + 1] ?? ownDigests));
  const ownText = describeDefault(kind, row);
  const hasAll = heads.length + (ownText ? 1 : 0) <= limit;
  if (!hasAll) return { rows, next: String(rows.at(-1)!.version) };
  return { rows: ownText ? [...rows, ownText] : rows, next: null };
}

function describeDefault<T extends VersionedTypes>(kind: VersionedKind<T>, row: T['row']): Version | null {
  const own = kind.readDefault?.(row);
  if (!own) return null;
  const { slug, since } = own;
  return { version: defaultVersion, action: 'default', slug, created_at: since, author: null, changed: [] };
}

/** The software's own text as the version before all others. */
function digestDefault<T extends VersionedTypes>(
  kind: VersionedKind<T>,
  row: T['row'],
): Digested | undefined {
  const own = kind.readDefault?.(row);
  return own ? { digests: JSON.stringify(digestFields(own.text)) } : undefined;
}

/** One version with its text. @throws Problem 403, 404 */
export async function readVersion<T extends VersionedTypes>(
  ctx: Context,
  { kind, key, version }: Asked<T> & { version: number },
): Promise<VersionText> {
  requireRight(ctx.caller, kind.operations.read);
  const { kysely } = ctx.database;
  const row = await kind.findRow(ctx, key);
  if (row) kind.refuseOthers?.(ctx.caller, row);
  if (row && version === defaultVersion) {
    const described = describeDefault(kind, row);
    if (!described) throw notFound();
    return { ...described, data: kind.readDefault!(row)!.text };
  }
  const head = row && (await selectVersion(kysely, row.id, version));
  if (!head) throw notFound();
  const [before] = await selectVersions(kysely, row.id, { before: version, limit: 1 });
  return {
    ...describeVersion(head, before ?? digestDefault(kind, row)),
    data: JSON.parse(head.data) as EditedText,
  };
}

/** The last version of the preceding page of a list. @throws Problem 400 */
function readCursor(cursor: string | undefined): number | undefined {
  if (cursor === undefined) return undefined;
  const version = Number(cursor);
  if (!Number.isSafeInteger(version) || version < 1) throw badRequest('cursor is not one of this list');
  return version;
}

type Digested = Pick<VersionHead, 'digests'>;

const describeVersion = (row: VersionHead, before: Digested | undefined): Version => ({
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
function listChangedFields(one: Digested, other: Digested): string[] {
  if (one.digests === null || other.digests === null) return [];
  const before = JSON.parse(one.digests) as Digests;
  const after = JSON.parse(other.digests) as Digests;
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => before[name] !== after[name]).toSorted();
}
