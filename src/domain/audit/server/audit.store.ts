import { deleteOlder } from '#platform/database/delete-older.ts';
import type { Connection } from '#platform/database/open-database.ts';
import { newestFirst } from '#platform/database/newest-first.ts';
import { cutPage, type Page, type Position } from '#platform/http/listing.ts';
import type { AuditEntry } from '../contract.ts';
import type { AuditEntriesTable } from './tables.ts';

/** How an erased person is called. */
const erased = 'Erased person';

export async function insertEntry(connection: Connection, row: AuditEntriesTable): Promise<void> {
  await connection.insertInto('audit_entries').values(row).execute();
}

export interface AuditFilter {
  actor: string | undefined;
  action: string | undefined;
  position: Position | null;
  limit: number;
}

/** A page of entries, newest first. */
export async function selectEntries(
  connection: Connection,
  { actor, action, position, limit }: AuditFilter,
): Promise<Page<AuditEntry>> {
  const query = connection
    .selectFrom('audit_entries')
    .selectAll()
    .$if(actor !== undefined, (entries) => entries.where('actor_id', '=', actor!))
    .$if(action !== undefined, (entries) => entries.where('action', '=', action!));
  const page = cutPage(await newestFirst(query, position, limit).execute(), limit);
  return { ...page, rows: page.rows.map(toEntry) };
}

const toEntry = (row: AuditEntriesTable): AuditEntry => ({
  id: row.id,
  created_at: row.created_at,
  actor: {
    kind: row.actor_kind,
    id: row.actor_id,
    name: row.actor_name,
    key_id: row.key_id,
    key_name: row.key_name,
  },
  action: row.action as AuditEntry['action'],
  target: row.target_kind === null ? null : toTarget(row),
  details: row.details,
});

const toTarget = ({ target_kind, target_id, target_title }: AuditEntriesTable): AuditEntry['target'] => ({
  kind: target_kind as NonNullable<AuditEntry['target']>['kind'],
  id: target_id,
  title: target_title,
});

/** The names of an account and of a key, as they are now. */
export async function selectActorNames(
  connection: Connection,
  { userId, keyId }: { userId: string; keyId?: string | undefined },
): Promise<{ name: string; keyName: string | null }> {
  const user = await connection.selectFrom('user').select('name').where('id', '=', userId).executeTakeFirst();
  const key = keyId
    ? await connection.selectFrom('api_keys').select('name').where('id', '=', keyId).executeTakeFirst()
    : undefined;
  return { name: user?.name ?? '', keyName: key?.name ?? null };
}

/**
 * Replaces a person's name and address, and the names that they gave their keys, wherever they acted or were acted upon;
 * what was done stays.
 * @param email in lower case
 */
export async function eraseFromAudit(
  connection: Connection,
  { email, userId }: { email: string; userId: string | null },
): Promise<void> {
  if (userId !== null) {
    await connection
      .updateTable('audit_entries')
      .set({ target_title: erased })
      .where('target_kind', '=', 'key')
      .where(({ or, eb, selectFrom }) =>
        or([
          eb('target_id', 'in', selectFrom('api_keys').select('id').where('user_id', '=', userId)),
          eb(
            'target_id',
            'in',
            selectFrom('audit_entries as own').select('own.target_id').where('own.actor_id', '=', userId),
          ),
        ]),
      )
      .execute();
    await connection
      .updateTable('audit_entries')
      .set({ actor_id: null, actor_name: erased, key_name: null })
      .where('actor_id', '=', userId)
      .execute();
  }
  await connection
    .updateTable('audit_entries')
    .set({ target_title: erased, target_id: null })
    .where(({ or, and, eb }) =>
      or([
        eb('target_title', '=', email),
        ...(userId === null ? [] : [and([eb('target_kind', '=', 'account'), eb('target_id', '=', userId)])]),
      ]),
    )
    .execute();
}

export const deleteOldEntries = deleteOlder('audit_entries', ['id'], 'created_at');
