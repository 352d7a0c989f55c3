import type { Connection } from '#platform/database/open-database.ts';
import type { PostRow } from '../post-rows.store.ts';

/** A few posts, which may be long, after an id. */
export const selectPostsAfter = (connection: Connection, after: string): Promise<PostRow[]> =>
  connection.selectFrom('blogs').selectAll().where('id', '>', after).orderBy('id').limit(10).execute();
