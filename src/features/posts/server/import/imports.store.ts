import type { Insertable, Selectable, Updateable } from 'kysely';
import { countRows } from '#platform/database/count-rows.ts';
import type { Connection } from '#platform/database/open-database.ts';
import type { ImportState } from '../../imports.contract.ts';
import type { ImportedThingsTable, ImportsTable } from './tables.ts';

export type ImportRow = Selectable<ImportsTable>;
export type ImportedThing = Selectable<ImportedThingsTable>;

export async function insertImport(connection: Connection, row: Insertable<ImportsTable>): Promise<void> {
  await connection.insertInto('imports').values(row).execute();
}

export const selectImport = (connection: Connection, id: string): Promise<ImportRow | undefined> =>
  connection.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst();

/** The newest first. */
export const selectImports = (connection: Connection, limit: number): Promise<ImportRow[]> =>
  connection.selectFrom('imports').selectAll().orderBy('id', 'desc').limit(limit).execute();

/** The last import that was made whole. */
export const selectLastImported = (connection: Connection): Promise<ImportRow | undefined> =>
  connection
    .selectFrom('imports')
    .selectAll()
    .where('state', '=', 'imported')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** @returns whether it was in one of the states */
export async function updateImport(
  connection: Connection,
  { id, from }: { id: string; from?: readonly ImportState[] },
  changes: Updateable<ImportsTable>,
): Promise<boolean> {
  const result = await connection
    .updateTable('imports')
    .set(changes)
    .where('id', '=', id)
    .$if(from !== undefined, (query) => query.where('state', 'in', from!))
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

export async function deleteImport(connection: Connection, id: string): Promise<void> {
  await connection.deleteFrom('imports').where('id', '=', id).execute();
}

/** Takes the oldest import that is to be worked on, while no instance works on any. */
export async function claimImport(
  connection: Connection,
  { at, until }: { at: string; until: string },
): Promise<ImportRow | undefined> {
  const next = await connection
    .selectFrom('imports')
    .select(['id', 'claimed_until'])
    .where('state', 'in', ['checking', 'importing', 'taking_back'])
    .orderBy((eb) => eb.case().when('claimed_until', 'is', null).then(1).else(0).end())
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (!next || (next.claimed_until !== null && next.claimed_until >= at)) return undefined;
  return connection
    .updateTable('imports')
    .set({ claimed_until: until })
    .where('id', '=', next.id)
    .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<', at)]))
    .returningAll()
    .executeTakeFirst();
}

/** Those whose file waits for a decision since before a time. */
export const selectForgotten = (connection: Connection, before: string): Promise<ImportRow[]> =>
  connection
    .selectFrom('imports')
    .selectAll()
    .where('state', 'in', ['receiving', 'checked', 'failed'])
    .where('updated_at', '<', before)
    .limit(10)
    .execute();

export const selectThing = (
  connection: Connection,
  { kind, source_key }: Pick<ImportedThing, 'kind' | 'source_key'>,
): Promise<ImportedThing | undefined> =>
  connection
    .selectFrom('imported_things')
    .selectAll()
    .where('kind', '=', kind)
    .where('source_key', '=', source_key)
    .executeTakeFirst();

/** @throws for a post that another import has just made */
export async function insertThing(connection: Connection, thing: ImportedThing): Promise<void> {
  await connection.insertInto('imported_things').values(thing).execute();
}

/** Notes it, or what has become of it. */
export async function keepThing(connection: Connection, thing: ImportedThing): Promise<void> {
  const { target, digest, version } = thing;
  await connection
    .insertInto('imported_things')
    .values(thing)
    .onConflict((conflict) =>
      conflict.columns(['kind', 'source_key']).doUpdateSet({ target, digest, version }),
    )
    .execute();
}

/** Some of what an import has made, after a key. */
export const selectThings = (
  connection: Connection,
  { importId, kind, after }: { importId: string; kind: ImportedThing['kind']; after: string },
): Promise<ImportedThing[]> =>
  connection
    .selectFrom('imported_things')
    .selectAll()
    .where('import_id', '=', importId)
    .where('kind', '=', kind)
    .where('source_key', '>', after)
    .orderBy('source_key')
    .limit(100)
    .execute();

/** The tags that imports made and left when they were taken back. */
export const selectLeftTags = (connection: Connection): Promise<ImportedThing[]> =>
  connection
    .selectFrom('imported_things')
    .selectAll()
    .where('kind', '=', 'tag')
    .where('import_id', 'in', (eb) => eb.selectFrom('imports').select('id').where('state', '=', 'taken_back'))
    .execute();

/** How many posts, pictures and tags an import has made. */
export const countThings = (connection: Connection, importId: string): Promise<number> =>
  countRows(
    connection.selectFrom('imported_things').where('import_id', '=', importId).where('kind', '<>', 'place'),
  );

export async function forgetThing(
  connection: Connection,
  { kind, source_key }: Pick<ImportedThing, 'kind' | 'source_key'>,
): Promise<void> {
  await connection
    .deleteFrom('imported_things')
    .where('kind', '=', kind)
    .where('source_key', '=', source_key)
    .execute();
}

/** Forgets where the posts of an import show which pictures. */
export async function forgetPlaces(connection: Connection, importId: string): Promise<void> {
  await connection
    .deleteFrom('imported_things')
    .where('import_id', '=', importId)
    .where('kind', '=', 'place')
    .execute();
}
