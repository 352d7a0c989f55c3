import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Connection } from '#platform/database/open-database.ts';
import { takeLock } from '#platform/database/take-lock.ts';
import { collectionNames } from './document-kind.ts';
import type { ContentDocumentsTable } from './tables.ts';

export type DocumentRow = Selectable<ContentDocumentsTable>;

/**
 * Makes changes of documents run one after the other. One lock for all collections: a rename changes
 * documents of others.
 */
export const lockDocuments = (trx: Connection): Promise<void> => takeLock(trx, 'content documents');

/** A row without its texts. */
export type DocumentHead = Omit<DocumentRow, 'data' | 'draft'> & { has_data: boolean; has_draft: boolean };

const headColumns = [
  'id',
  'collection',
  'slug',
  'default_slug',
  'title',
  'position',
  'version',
  'was_published',
  'created_at',
  'updated_at',
  'updated_by',
  'deleted_at',
] as const;

const textFlags = [
  sql<number | boolean>`data is not null`.as('has_data'),
  sql<number | boolean>`draft is not null`.as('has_draft'),
];

/** Every document's row without its texts, including those in the bin. */
export async function selectHeads(connection: Connection, collection?: string): Promise<DocumentHead[]> {
  const rows = await connection
    .selectFrom('content_documents')
    .select(headColumns)
    .select(textFlags)
    .$if(collection !== undefined, (query) => query.where('collection', '=', collection!))
    .execute();
  return rows.map((row) => ({
    ...row,
    has_data: Boolean(row.has_data),
    has_draft: Boolean(row.has_draft),
  }));
}

/**
 * When what visitors see of each document last changed, also of one in the bin; a draft, present or discarded, was
 * never seen. Nothing of those that only the software has changed.
 */
export async function selectPublicChanges(
  connection: Connection,
): Promise<{ collection: string; slug: string; changed_at: string }[]> {
  const { rows } = await sql<{ collection: string; slug: string; changed_at: string | null }>`
    select collection, slug, coalesce(deleted_at, case
        when draft is null and (select v.action from versions v where v.document_id = d.id
          order by v.version desc limit 1) <> 'discard'
        then (select max(v.created_at) from versions v where v.document_id = d.id)
        else (select max(v.created_at) from versions v where v.document_id = d.id and v.action = 'publish')
      end) as changed_at
    from content_documents d where was_published = 1`.execute(connection);
  return rows.flatMap(({ changed_at, ...row }) => (changed_at === null ? [] : { ...row, changed_at }));
}

/** Where the documents are whose texts or drafts contain one of these parts. */
export const selectContaining = (
  connection: Connection,
  parts: readonly string[],
): Promise<{ collection: string; slug: string }[]> =>
  connection
    .selectFrom('content_documents')
    .select(['collection', 'slug'])
    .where((eb) =>
      eb.or(parts.flatMap((part) => [eb('data', 'like', `%${part}%`), eb('draft', 'like', `%${part}%`)])),
    )
    .where('deleted_at', 'is', null)
    .execute();

/** Shows whether a document has changed: every change increments its version or moves it. */
export type DocumentState = Pick<DocumentRow, 'id' | 'version' | 'position'>;

/** Every document's state, from a covering index. */
export const selectStates = (connection: Connection): Promise<DocumentState[]> =>
  connection.selectFrom('content_documents').select(['id', 'version', 'position']).execute();

export const selectDocuments = (connection: Connection, ids: string[]): Promise<DocumentRow[]> =>
  connection.selectFrom('content_documents').selectAll().where('id', 'in', ids).execute();

/** The texts of the documents at some slugs. @param which includes the draft, if there is one */
export async function selectTextsAt(
  connection: Connection,
  collection: string,
  slugs: readonly string[],
  which: 'data' | 'draft',
): Promise<Pick<DocumentRow, 'slug' | 'default_slug' | 'data'>[]> {
  if (slugs.length === 0) return [];
  return connection
    .selectFrom('content_documents')
    .select(['slug', 'default_slug'])
    .select((eb) => (which === 'draft' ? eb.fn.coalesce('draft', 'data') : eb.ref('data')).as('data'))
    .where('collection', '=', collection)
    .where('slug', 'in', slugs)
    .where('deleted_at', 'is', null)
    .execute();
}

export interface DocumentTexts {
  id: string;
  version: number;
  data: string | null;
  draft: string | null;
}

export const selectTexts = (connection: Connection, ids: string[]): Promise<DocumentTexts[]> =>
  connection
    .selectFrom('content_documents')
    .select(['id', 'version', 'data', 'draft'])
    .where('id', 'in', ids)
    .execute();

/** The row of the document at `slug`. */
export const selectDocument = (
  connection: Connection,
  collection: string,
  slug: string,
): Promise<DocumentRow | undefined> =>
  connection
    .selectFrom('content_documents')
    .selectAll()
    .where('collection', '=', collection)
    .where('slug', '=', slug)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

/** The row that replaces a default, at any slug and even in the bin. */
export const selectDefaultsRow = (
  connection: Connection,
  collection: string,
  defaultSlug: string,
): Promise<DocumentRow | undefined> =>
  connection
    .selectFrom('content_documents')
    .selectAll()
    .where('collection', '=', collection)
    .where('default_slug', '=', defaultSlug)
    .executeTakeFirst();

export const selectById = (connection: Connection, id: string): Promise<DocumentRow | undefined> =>
  connection.selectFrom('content_documents').selectAll().where('id', '=', id).executeTakeFirst();

/** False when the slug, or the default's place, is taken. */
export async function insertDocument(
  connection: Connection,
  row: Insertable<ContentDocumentsTable>,
): Promise<boolean> {
  const result = await connection
    .insertInto('content_documents')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows) === 1;
}

/**
 * Increments a document's version, and locks it until the transaction is over.
 * @returns the row afterwards
 */
export const advanceDocument = (connection: Connection, id: string): Promise<DocumentRow> =>
  connection
    .updateTable('content_documents')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

export async function updateDocument(
  connection: Connection,
  id: string,
  changes: Updateable<ContentDocumentsTable>,
): Promise<void> {
  await connection.updateTable('content_documents').set(changes).where('id', '=', id).execute();
}

/** Positions set by one statement. */
const positionsAtOnce = 200;

/** Puts documents, by their ids, at these positions. */
export async function updatePositions(
  connection: Connection,
  positions: readonly { id: string; position: number }[],
): Promise<void> {
  for (let i = 0; i < positions.length; i += positionsAtOnce) {
    const some = positions.slice(i, i + positionsAtOnce);
    const cases = some.map(({ id, position }) => sql`when ${id} then ${sql.lit(position)}`);
    await connection
      .updateTable('content_documents')
      .set({ position: sql<number>`case id ${sql.join(cases, sql` `)} end` })
      .where(
        'id',
        'in',
        some.map(({ id }) => id),
      )
      .execute();
  }
}

/** Moves a collection's documents from a position on one further, if one of them has it. */
export async function freePosition(
  connection: Connection,
  collection: string,
  position: number,
): Promise<void> {
  const present = () =>
    connection
      .selectFrom('content_documents')
      .select('id')
      .where('collection', '=', collection)
      .where('deleted_at', 'is', null);
  if (!(await present().where('position', '=', position).executeTakeFirst())) return;
  await connection
    .updateTable('content_documents')
    .set((eb) => ({ position: eb('position', '+', 1) }))
    .where('id', 'in', present().where('position', '>=', position))
    .execute();
}

/** The last position of a collection's rows; null when none has one. */
export async function selectLastPosition(connection: Connection, collection: string): Promise<number | null> {
  const row = await connection
    .selectFrom('content_documents')
    .select((eb) => eb.fn.max('position').as('last'))
    .where('collection', '=', collection)
    .executeTakeFirst();
  return row?.last ?? null;
}

const selectFormerOnes = (connection: Connection) =>
  connection
    .selectFrom('former_addresses as address')
    .leftJoin('content_documents as document', (join) =>
      join.onRef('document.id', '=', 'address.document_id').on('document.deleted_at', 'is', null),
    );

/** Former addresses of documents, as `collection/slug`, each with its current slug; null: it is deleted. */
export async function selectFormerPaths(connection: Connection): Promise<[string, string | null][]> {
  const rows = await selectFormerOnes(connection)
    .select(['address.collection', 'address.slug', 'document.slug as slug_now'])
    .where('address.collection', 'in', collectionNames)
    .execute();
  return rows.map(({ collection, slug, slug_now }) => [`${collection}/${slug}`, slug_now]);
}

/** The current slug of the document that visitors once found at an address; null if it is gone. */
export const selectFormer = (
  connection: Connection,
  collection: string,
  slug: string,
): Promise<{ slug: string | null } | undefined> =>
  selectFormerOnes(connection)
    .select('document.slug')
    .where('address.collection', '=', collection)
    .where('address.slug', '=', slug)
    .executeTakeFirst();

/** The current slug of the document that had a slug in an earlier version; the last if several had. */
export async function selectVersionedAt(
  connection: Connection,
  collection: string,
  slug: string,
): Promise<string | null> {
  const row = await connection
    .selectFrom('versions as version')
    .innerJoin('content_documents as document', 'document.id', 'version.document_id')
    .select('document.slug')
    .where('document.collection', '=', collection)
    .where('document.deleted_at', 'is', null)
    .where('version.slug', '=', slug)
    .orderBy('version.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.slug ?? null;
}
