import type { Connection } from '#platform/database/open-database.ts';
import type { FormerAddressesTable } from './tables.ts';

type Address = Pick<FormerAddressesTable, 'collection' | 'slug'>;

/** Remembers what visitors last found at an address that it has left. */
export async function rememberAddress(connection: Connection, address: FormerAddressesTable): Promise<void> {
  await connection
    .insertInto('former_addresses')
    .values(address)
    .onConflict((conflict) =>
      conflict.columns(['collection', 'slug']).doUpdateSet({ document_id: address.document_id }),
    )
    .execute();
}

/** The address is taken: it no longer leads to what was there before. */
export async function forgetPath(connection: Connection, { collection, slug }: Address): Promise<void> {
  await connection
    .deleteFrom('former_addresses')
    .where('collection', '=', collection)
    .where('slug', '=', slug)
    .execute();
}

/** Forgets where something was before. */
export async function forgetAddressesOf(connection: Connection, documentId: string): Promise<void> {
  await connection.deleteFrom('former_addresses').where('document_id', '=', documentId).execute();
}

/** Makes the address that something leaves lead to it, and the one that it takes its own. */
export async function movePath(
  connection: Connection,
  { to, ...former }: FormerAddressesTable & { to: string },
): Promise<void> {
  await forgetPath(connection, { ...former, slug: to });
  await rememberAddress(connection, former);
}
