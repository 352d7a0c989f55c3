import type { Connection } from '#platform/database/open-database.ts';
import type { Seal } from '#platform/seal.ts';

/** Why an address gets no mail: see `SuppressedAddressesTable`. */
export type Suppression = 'unsubscribed' | 'bounced' | 'suppressed';

/** The stored form of an address: nobody reads it back, and only this site's key finds it. */
export const hashAddress = (seal: Pick<Seal, 'digest'>, emailKey: string): string =>
  seal.digest(emailKey, 'suppressed address');

/** Of the addresses with these hashes, those that get no mail. */
export async function selectSuppressions(
  connection: Connection,
  hashes: readonly string[],
): Promise<Map<string, Suppression>> {
  if (hashes.length === 0) return new Map();
  const rows = await connection
    .selectFrom('suppressed_addresses')
    .select(['hash', 'status'])
    .where('hash', 'in', hashes)
    .execute();
  return new Map(rows.map(({ hash, status }) => [hash, status]));
}

/** An address that the owner or a complaint suppressed stays so, whatever else becomes of it. */
export async function upsertSuppression(
  connection: Connection,
  row: { hash: string; status: Suppression; created_at: string },
): Promise<void> {
  await connection
    .insertInto('suppressed_addresses')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('hash')
        .doUpdateSet({ status: row.status, created_at: row.created_at })
        .where('suppressed_addresses.status', '!=', 'suppressed'),
    )
    .execute();
}

/** Those that are suppressed already stay as they are. */
export async function insertSuppressions(
  connection: Connection,
  rows: readonly { hash: string; status: Suppression; created_at: string }[],
): Promise<void> {
  await connection
    .insertInto('suppressed_addresses')
    .values(rows)
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
}

export async function deleteSuppression(connection: Connection, hash: string): Promise<void> {
  await connection.deleteFrom('suppressed_addresses').where('hash', '=', hash).execute();
}
