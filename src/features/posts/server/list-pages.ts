import type { Platform } from '#platform/context.ts';
import { selectAuthorChange, selectTagPages, type ListPage } from './list-pages.store.ts';

export type { ListPage } from './list-pages.store.ts';

type Reads = Pick<Platform, 'database' | 'now'>;

/** The pages of tags that visitors find, those of the last changed posts first. */
export const listTagPages = ({ database, now }: Reads): Promise<ListPage[]> =>
  database.read('posts', (connection) => selectTagPages(connection, now().toISOString()));

/** The pages of authors that visitors find. @param people each with all slugs that posts may name them by */
export async function listAuthorPages(
  { database, now }: Reads,
  people: readonly { slug: string; name: string; slugs: readonly string[] }[],
): Promise<ListPage[]> {
  const at = now().toISOString();
  const pages: ListPage[] = [];
  for (const { slug, name, slugs } of people) {
    const changedAt = await selectAuthorChange(database.kysely, slugs, at);
    if (changedAt !== null) pages.push({ slug, name, changedAt });
  }
  return pages;
}
