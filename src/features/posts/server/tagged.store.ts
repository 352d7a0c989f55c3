import { sql, type RawBuilder } from 'kysely';
import { isAfter } from '#platform/database/newest-first.ts';
import type { Position } from '#platform/http/listing.ts';
import { byPublication, isVisible } from './visible.store.ts';

interface Tagged {
  /** Its id; null: one that does not exist. */
  tag: string | null;
  /** Only posts that visitors see at this time; null: all. */
  at: string | null;
  position?: Position | null;
  limit: number;
  /** Further conditions on `b`. */
  where?: RawBuilder<boolean>[];
}

/** The newest posts of a tag, read in the order in which `blog_tags` has them. */
export function isTagged({ tag, at, position = null, limit, where = [] }: Tagged): RawBuilder<boolean> {
  const conditions = [
    sql<boolean>`t.tag_id = ${tag}`,
    ...(at === null ? [] : [isVisible(at, 'b.')]),
    ...(position ? [isAfter(position, byPublication, 'b.')] : []),
    ...where,
  ];
  return sql<boolean>`id in (select b.id from blog_tags t cross join blogs b
    where b.id = t.blog_id and ${sql.join(conditions, sql` and `)}
    order by t.listed_at desc, t.blog_id desc limit ${limit})`;
}
