import type { Database, Connection } from '#platform/database/open-database.ts';
import { takeTurn } from '#platform/take-turn.ts';

/** The uploads that posts, also those in the bin, and documents name, by their names. */
export async function selectNamedUploads({ database }: { database: Database }): Promise<Set<string>> {
  const names = new Set<string>();
  const note = (...texts: (string | null)[]) => {
    for (const text of texts)
      for (const [, name] of text?.matchAll(/\/uploads\/([\w-]+\.\w+)/g) ?? []) names.add(name!);
  };
  for (const table of ['blogs', 'deleted_blogs'] as const) {
    for (let after = ''; ;) {
      const rows = await database.kysely
        .selectFrom(table)
        .select(['id', 'content', 'draft', 'image_url'])
        .where('id', '>', after)
        .orderBy('id')
        .limit(10)
        .execute();
      for (const { content, draft, image_url } of rows) {
        note(content, draft, image_url);
        await takeTurn();
      }
      const last = rows.at(-1);
      if (!last) break;
      after = last.id;
    }
  }
  const documents = await database.kysely
    .withTables<{ content_documents: { data: string | null; draft: string | null } }>()
    .selectFrom('content_documents')
    .select(['data', 'draft'])
    .execute();
  for (const { data, draft } of documents) note(data, draft);
  return names;
}

/** Deletes a tag that no post has. @returns whether it is gone */
export async function deleteUnusedTag(connection: Connection, slug: string): Promise<boolean> {
  const result = await connection
    .deleteFrom('tags')
    .where('slug', '=', slug)
    .where('id', 'not in', (eb) => eb.selectFrom('blog_tags').select('tag_id'))
    .executeTakeFirst();
  return Number(result.numDeletedRows) === 1;
}
