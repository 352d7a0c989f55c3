import type { Connection } from '#platform/database/open-database.ts';
import { headColumns, type DocumentHead } from './documents.store.ts';
import type { Tables } from '#platform/database/tables.ts';

/** The part kept of a document that is too large for memory. */
export type KeptHead = Tables['content_heads'];

/** A document's row with its texts, or with the part kept of them. */
export interface KnownRow extends DocumentHead {
  data: string | null;
  draft: string | null;
  /** Whether the texts are those of its head. */
  is_head: boolean;
}

/** @param schemas digests of those of this software version: heads made with another one do not count */
export async function selectKnownRows(
  connection: Connection,
  ids: string[],
  schemas: string[],
): Promise<KnownRow[]> {
  const rows = await connection
    .selectFrom('content_documents as document')
    .leftJoin('content_heads as kept', (join) =>
      join
        .onRef('kept.document_id', '=', 'document.id')
        .onRef('kept.version', '=', 'document.version')
        .on('kept.schema', 'in', schemas),
    )
    .select(headColumns.map((name) => `document.${name}` as const))
    .select((eb) => [
      eb('document.data', 'is not', null).as('has_data'),
      eb('document.draft', 'is not', null).as('has_draft'),
      eb('kept.schema', 'is not', null).as('is_head'),
      eb
        .case()
        .when('kept.schema', 'is', null)
        .then(eb.ref('document.data'))
        .else(eb.ref('kept.data'))
        .end()
        .as('data'),
      eb
        .case()
        .when('kept.schema', 'is', null)
        .then(eb.ref('document.draft'))
        .else(eb.ref('kept.draft'))
        .end()
        .as('draft'),
    ])
    .where('document.id', 'in', ids)
    .execute();
  return rows.map((row) => ({
    ...row,
    has_data: Boolean(row.has_data),
    has_draft: Boolean(row.has_draft),
    is_head: Boolean(row.is_head),
  }));
}

/** Replaces the heads that were stored before. */
export async function upsertHeads(connection: Connection, heads: KeptHead[]): Promise<void> {
  await connection
    .insertInto('content_heads')
    .values(heads)
    .onConflict((conflict) =>
      conflict.column('document_id').doUpdateSet((eb) => ({
        version: eb.ref('excluded.version'),
        schema: eb.ref('excluded.schema'),
        data: eb.ref('excluded.data'),
        draft: eb.ref('excluded.draft'),
      })),
    )
    .execute();
}
