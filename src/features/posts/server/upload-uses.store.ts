import { sql } from 'kysely';
import { contains } from '#platform/database/contains.ts';
import type { Connection } from '#platform/database/open-database.ts';

/** A post that shows an upload. */
export interface ShowingPost {
  id: string;
  title: string;
  state: 'published' | 'draft' | 'bin';
}

/** Posts whose texts are searched by one statement. */
const postsAtOnce = 500;

/** The texts that visitors and other sites are shown. */
const texts = ['content', 'image_url', 'share_image'] as const;

const searched = [...texts, 'draft'] as const;

/**
 * Posts that contain one of some addresses, among the next ones by id. @param after the last id of those before
 * @returns the last id; null when these are the last
 */
export async function selectShowing(
  connection: Connection,
  urls: readonly string[],
  after: string,
): Promise<{ posts: ShowingPost[]; last: string | null }> {
  const next = await connection
    .selectFrom('blogs')
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(1)
    .offset(postsAtOnce - 1)
    .executeTakeFirst();
  const last = next?.id ?? null;
  const rows = await connection
    .selectFrom('blogs')
    .select([
      'id',
      'title',
      'published',
      sql<number | boolean>`${contains(connection, texts, urls)}`.as('in_text'),
    ])
    .where('id', '>', after)
    .$if(last !== null, (query) => query.where('id', '<=', last!))
    .where(contains(connection, searched, urls))
    .orderBy('id')
    .execute();
  const posts = rows.map(({ id, title, published, in_text }): ShowingPost => {
    return { id, title, state: published === 1 && in_text ? 'published' : 'draft' };
  });
  return { posts, last };
}

/** Posts in the bin that contain one of some addresses. */
export async function selectShowingInBin(
  connection: Connection,
  urls: readonly string[],
  limit: number,
): Promise<ShowingPost[]> {
  const rows = await connection
    .selectFrom('deleted_blogs')
    .select(['id', 'title'])
    .where(contains(connection, searched, urls))
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, state: 'bin' }));
}

/** Puts another address in the place of some, in posts and drafts. Their versions keep the former one, which leads on. */
export async function replaceInPosts(
  connection: Connection,
  urls: readonly string[],
  to: string,
): Promise<void> {
  for (const table of ['blogs', 'deleted_blogs'] as const) {
    for (const from of urls) {
      const replaced = (column: string) => sql<string>`replace(${sql.ref(column)}, ${from}, ${to})`;
      await connection
        .updateTable(table)
        .set(Object.fromEntries(searched.map((column) => [column, replaced(column)])))
        .where(contains(connection, searched, [from]))
        .execute();
    }
  }
}
