import { sql } from 'kysely';
import type { Connection } from '#platform/database/open-database.ts';

/** Something that changed for visitors at its address, or may have. */
export interface Change {
  /** ISO 8601 */
  at: string;
  id: string;
  collection: string;
  slug: string;
  /** The slug before this change; null if it had none. */
  former: string | null;
}

/** Between two times, those after a position first. */
interface Span {
  after: { at: string; id: string };
  until: string;
  limit: number;
}

/** Visitors have seen it, or could have. @param b the post's table */
const hasAppeared = (b: string) =>
  sql`(${sql.ref(`${b}.publish_at`)} is null or ${sql.ref(`${b}.publish_at`)} <= ${sql.ref('v.created_at')})`;

/**
 * The changes for visitors in a span of time: posts and documents that were published, changed, unpublished, deleted
 * or restored, and posts that appeared or disappeared by their dates.
 */
export async function selectChanges(
  connection: Connection,
  { after, until, limit }: Span,
): Promise<Change[]> {
  const before = sql`(select f.slug from versions f where f.document_id = v.document_id and f.version < v.version
    order by f.version desc limit 1)`;
  // A slug that only a draft had is no address.
  const former = sql`(select a.slug from former_addresses a where a.document_id = v.document_id and a.slug = ${before})`;
  const inSpan = sql`v.created_at > ${after.at} and v.created_at <= ${until}`;
  const moment = (date: 'publish_at' | 'unpublish_at') =>
    sql`select ${sql.ref(date)} as at, id, 'posts' as collection, slug, null as former from blogs
      where published = 1 and ${sql.ref(date)} > ${after.at} and ${sql.ref(date)} <= ${until}`;
  const { rows } = await sql<Change>`select * from (
    select v.created_at as at, v.document_id as id, 'posts' as collection, v.slug, ${former} as former
      from versions v inner join blogs b on b.id = v.document_id
      where ${inSpan} and ${hasAppeared('b')} and (v.action = 'unpublish'
        or (b.published = 1 and (v.action in ('publish', 'create', 'restore') or (v.action = 'save' and b.draft is null))))
    union all select v.created_at, v.document_id, 'posts', v.slug, null
      from versions v inner join deleted_blogs b on b.id = v.document_id
      where ${inSpan} and ${hasAppeared('b')} and b.published = 1 and v.action = 'delete'
    union all select v.created_at, v.document_id, d.collection, v.slug, ${former}
      from versions v inner join content_documents d on d.id = v.document_id
      where ${inSpan} and d.was_published = 1 and (v.action in ('publish', 'rename', 'delete', 'restore')
        or (d.draft is null and v.action in ('save', 'create')))
    union all ${moment('publish_at')}
    union all ${moment('unpublish_at')}
  ) as changes order by at, id limit ${limit}`.execute(connection);
  return rows;
}
