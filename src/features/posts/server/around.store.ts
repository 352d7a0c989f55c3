import { sql } from 'kysely';
import { isAfter } from '#platform/database/newest-first.ts';
import type { Connection } from '#platform/database/open-database.ts';
import type { PostCard } from '../contract.ts';
import { readPublicationDate } from '../post-state.ts';
import { imageFocus, readFocus } from './posts.store.ts';
import { byPublication, isVisible } from './visible.store.ts';

type Around = Pick<PostCard, 'id' | 'published_at' | 'created_at'>;

/** A post that another one leads to. */
export type PostLink = Pick<PostCard, (typeof linkColumns)[number] | 'image_focus'>;

const linkColumns = ['id', 'slug', 'title', 'image_url', 'published_at', 'created_at'] as const;

const toLink = <Row extends { image_focus: string | null }>({ image_focus, ...row }: Row) => ({
  ...row,
  ...readFocus(image_focus),
});

/** The next older visible post. */
export const selectOlder = (
  connection: Connection,
  post: Around,
  at: string,
): Promise<PostLink | undefined> =>
  connection
    .selectFrom('blogs')
    .select([...linkColumns, imageFocus])
    .where(isVisible(at))
    .where(isAfter({ id: post.id, created_at: readPublicationDate(post) }, byPublication))
    .orderBy(byPublication(), 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
    .then((row) => row && toLink(row));

/** The next newer visible post. */
export const selectNewer = (
  connection: Connection,
  post: Around,
  at: string,
): Promise<PostLink | undefined> => {
  const [time, listedAt] = [byPublication(), readPublicationDate(post)];
  return (
    connection
      .selectFrom('blogs')
      .select([...linkColumns, imageFocus])
      .where(isVisible(at))
      // The first half for SQLite: see newest-first.ts.
      .where(sql<boolean>`(${time} >= ${listedAt} and (${time}, id) > (${listedAt}, ${post.id}))`)
      .orderBy(time)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
      .then((row) => row && toLink(row))
  );
};

/** The newest posts of a tag by their ids, whoever sees them. */
export async function selectIdsOfTag(connection: Connection, slug: string, limit: number): Promise<string[]> {
  const rows = await connection
    .selectFrom('blog_tags')
    .select('blog_id')
    .where('tag_id', '=', (eb) => eb.selectFrom('tags').select('id').where('slug', '=', slug))
    .orderBy('listed_at', 'desc')
    .orderBy('blog_id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ blog_id }) => blog_id);
}

/** The visible ones of some posts, newest first, with the text that is searched. */
export async function selectCandidates(
  connection: Connection,
  { ids, at, limit }: { ids?: readonly string[]; at: string; limit: number },
): Promise<(PostLink & { search_text: string })[]> {
  const rows = await connection
    .selectFrom('blogs')
    .select([...linkColumns, imageFocus, 'search_text'])
    .where(isVisible(at))
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids!))
    .orderBy(byPublication(), 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toLink);
}
