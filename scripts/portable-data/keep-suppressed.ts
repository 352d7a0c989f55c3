import type { Kysely, Selectable } from 'kysely';
import { hashAddress, upsertSuppression } from '#features/newsletter/server/suppression.store.ts';
import type { Tables } from '#platform/database/tables.ts';
import type { Seal } from '#platform/seal.ts';
import { describeTables } from './describe-tables.ts';
import type { DatabaseKind } from '#platform/database/tables.ts';

type Suppressed = Selectable<Tables['suppressed_addresses']>;

/** Subscriptions looked at at once. */
const pageRows = 500;

/** The addresses that may get no newsletter, before their database is replaced. */
export async function readSuppressed(connection: Kysely<Tables>, kind: DatabaseKind): Promise<Suppressed[]> {
  const isThere = (await describeTables(connection, kind)).some(
    ({ name }) => name === 'suppressed_addresses',
  );
  return isThere ? connection.selectFrom('suppressed_addresses').selectAll().execute() : [];
}

/** They get none from the restored database either, where they may be subscribed. */
export async function keepSuppressed(
  connection: Kysely<Tables>,
  seal: Pick<Seal, 'digest'>,
  suppressed: readonly Suppressed[],
): Promise<void> {
  if (suppressed.length === 0) return;
  for (const row of suppressed) await upsertSuppression(connection, row);
  const byHash = new Map(suppressed.map((row) => [row.hash, row]));
  for (let after = ''; ;) {
    const rows = await connection
      .selectFrom('newsletter_subscriptions')
      .select(['id', 'email_key'])
      .where('status', 'in', ['pending', 'confirmed'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(pageRows)
      .execute();
    for (const { id, email_key: key } of rows) {
      const row = byHash.get(hashAddress(seal, key));
      if (!row) continue;
      await connection
        .updateTable('newsletter_subscriptions')
        .set({ status: row.status, status_at: row.created_at })
        .where('id', '=', id)
        .execute();
    }
    if (rows.length < pageRows) return;
    after = rows.at(-1)!.id;
  }
}
