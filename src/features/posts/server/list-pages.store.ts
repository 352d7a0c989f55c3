import { sql } from 'kysely';
import type { Connection } from '#platform/database/open-database.ts';
import { byPublication, isVisible } from './visible.store.ts';

/** How many of the posts of a page are looked at: those that its first page shows. */
const shownPosts = 25;

const lastChange = sql<string>`case when b.publish_at > b.updated_at then b.publish_at else b.updated_at end`;

/** A page that lists visible posts, and when one of those that it shows first last changed; ISO 8601. */
export interface ListPage {
  slug: string;
  name: string;
  changedAt: string;
}

/** The tags that visible posts have, those of the last changed posts first. */
export async function selectTagPages(connection: Connection, at: string): Promise<ListPage[]> {
  const { rows } = await sql<ListPage>`select slug, name, changed_at as ${sql.ref('changedAt')} from (
    select slug, name, (select max(changed_at) from (
      select ${lastChange} as changed_at from blog_tags t cross join blogs b
      where t.tag_id = tags.id and b.id = t.blog_id and ${isVisible(at, 'b.')}
      order by t.listed_at desc, t.blog_id desc limit ${shownPosts}) as shown) as changed_at
    from tags) as pages
    where changed_at is not null order by changed_at desc, slug`.execute(connection);
  return rows;
}

/** When one of an author's visible posts last changed; null if there is none. @param slugs that posts may name */
export async function selectAuthorChange(
  connection: Connection,
  slugs: readonly string[],
  at: string,
): Promise<string | null> {
  const { rows } = await sql<{ changed_at: string | null }>`select max(changed_at) as changed_at from (
    select ${lastChange} as changed_at from blogs b
    where b.author in (${sql.join(slugs)}) and ${isVisible(at, 'b.')}
    order by ${byPublication('b.')} desc, b.id desc limit ${shownPosts}) as shown`.execute(connection);
  return rows[0]?.changed_at ?? null;
}
