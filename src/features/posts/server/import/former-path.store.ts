import { rememberAddress } from '#domain/editing/server/former-addresses.store.ts';
import type { Connection } from '#platform/database/open-database.ts';

/** Among the former addresses: whole paths of other sites. */
const collection = 'paths';

/** The post that a path leads to. */
export const selectPostAt = (connection: Connection, path: string) =>
  connection
    .selectFrom('former_addresses as address')
    .innerJoin('blogs', 'blogs.id', 'address.document_id')
    .select(['blogs.slug', 'blogs.published', 'blogs.publish_at', 'blogs.unpublish_at'])
    .where('address.collection', '=', collection)
    .where('address.slug', '=', path)
    .executeTakeFirst();

/** Makes a path lead to a post. */
export const leadToPost = (connection: Connection, path: string, postId: string): Promise<void> =>
  rememberAddress(connection, { collection, slug: path, document_id: postId });
