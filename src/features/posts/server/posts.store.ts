import { sql, type SelectQueryBuilder } from 'kysely';
import type { Connection } from '#platform/database/open-database.ts';
import { newestFirst } from '#platform/database/newest-first.ts';
import { readNewest } from '#platform/database/search-newest.ts';
import type { Tables } from '#platform/database/tables.ts';
import { takeTurn } from '#platform/take-turn.ts';
import { cutPage, type Page, type Position } from '#platform/http/listing.ts';
import type { PostCard, PostText } from '../contract.ts';
import { readText } from './describe-post.ts';

export interface PostFilter {
  publishedOnly: boolean;
  /** Searched for in title and excerpt, ignoring case. */
  search?: string | undefined;
  position: Position | null;
  limit: number;
}

const cardColumns = [
  'id',
  'title',
  'slug',
  'excerpt',
  'image_url',
  'image_alt',
  'published',
  'created_at',
  'author_id',
  'author',
] as const;

/** Where drafts are listed as well, each says whether it has one. */
export async function selectCards(connection: Connection, filter: PostFilter): Promise<Page<PostCard>> {
  const query = connection.selectFrom('blogs').select([...cardColumns, hasDraft]);
  const { rows, next } = await readList(connection, query, filter);
  const cards = rows.map(({ has_draft, ...row }) => ({
    ...row,
    published: row.published === 1,
    ...(!filter.publishedOnly && { has_draft: has_draft === 1 }),
  }));
  return { rows: cards, next };
}

const hasDraft = sql<0 | 1>`case when draft is null then 0 else 1 end`.as('has_draft');

/** Published posts at these slugs, in no order. */
export async function selectCardsBySlug(
  connection: Connection,
  slugs: readonly string[],
): Promise<PostCard[]> {
  const rows = await connection
    .selectFrom('blogs')
    .select(cardColumns)
    .where('slug', 'in', slugs)
    .where('published', '=', 1)
    .execute();
  return rows.map((row) => ({ ...row, published: true }));
}

/** Published posts that had these slugs before, each with the requested one. */
export async function selectMovedCards(
  connection: Connection,
  formerSlugs: readonly string[],
): Promise<{ formerSlug: string; card: PostCard }[]> {
  const moves = await connection
    .selectFrom('former_addresses as address')
    .innerJoin('blogs', 'blogs.id', 'address.document_id')
    .select(['address.slug as formerSlug', 'blogs.slug'])
    .where('address.collection', '=', 'posts')
    .where('address.slug', 'in', formerSlugs)
    .where('blogs.published', '=', 1)
    .execute();
  if (moves.length === 0) return [];
  const cards = await selectCardsBySlug(
    connection,
    moves.map(({ slug }) => slug),
  );
  return moves.flatMap(({ formerSlug, slug }) => {
    const card = cards.find((one) => one.slug === slug);
    return card ? { formerSlug, card } : [];
  });
}

/** The same as a preview shows them: with their drafts, at the drafts' addresses. */
export async function selectDraftCards(connection: Connection, filter: PostFilter): Promise<Page<PostCard>> {
  const query = connection.selectFrom('blogs').select([...cardColumns, 'draft']);
  const { rows, next } = await readList(connection, query, { ...filter, publishedOnly: false });
  const cards = rows.map(({ draft, ...row }) => {
    const { title, slug, excerpt, image_url, image_alt, author } =
      draft === null ? row : readText(JSON.parse(draft) as PostText);
    return { ...row, title, slug, excerpt, image_url, image_alt, author, published: true };
  });
  return { rows: cards, next };
}

/** The content of one page, in bytes: it passes through the event loop in one piece. */
const pageBytes = 1_000_000;

/** With their content: fewer than `limit`, and a next page, if it is long. */
export async function selectPosts(
  connection: Connection,
  filter: PostFilter,
): Promise<Page<PostCard & { content: string }>> {
  // Only the contents of a page are read: a search sorts everything that it selects.
  const sizes = connection
    .selectFrom('blogs')
    .select(['id', 'created_at', sql<number>`octet_length(content)`.as('bytes')]);
  const listed = await readList(connection, sizes, filter);
  let bytes = 0;
  const tooMany = listed.rows.findIndex((row, index) => (bytes += row.bytes) > pageBytes && index > 0);
  const page = tooMany === -1 ? listed : cutPage(listed.rows, tooMany);
  if (page.rows.length === 0) return { rows: [], next: null };
  const ids = page.rows.map(({ id }) => id);
  const rows = await newestFirst(
    connection
      .selectFrom('blogs')
      .select([...cardColumns, 'content'])
      .where('id', 'in', ids),
    null,
    ids.length,
  ).execute();
  await takeTurn();
  return { rows: rows.map((row) => ({ ...row, published: row.published === 1 })), next: page.next };
}

const readList = <Row extends Position>(
  connection: Connection,
  query: SelectQueryBuilder<Tables, 'blogs', Row>,
  { search: text, publishedOnly, position, limit }: PostFilter,
): Promise<Page<Row>> =>
  readNewest(connection, query, {
    table: 'blogs',
    column: 'search_text',
    text,
    only: publishedOnly ? { column: 'published', is: 1 } : null,
    position,
    limit,
  });

/** The newest posts of some authors, by their slugs, as shown or according to their drafts. */
export const selectPostsBy = (connection: Connection, authors: readonly string[], limit: number) =>
  connection
    .selectFrom('blogs')
    .select(['id', 'slug', 'title'])
    .where((eb) =>
      eb.or([
        eb('author', 'in', authors),
        // Quotes in a text are escaped: this is the field itself.
        ...authors.map((author) => eb('draft', 'like', `%"author":${JSON.stringify(author)}%`)),
      ]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** Where the post that visitors once found at a slug is now, and whether they still find it; nulls: it is deleted. */
export const selectFormer = (
  connection: Connection,
  slug: string,
): Promise<{ slug: string | null; published: 0 | 1 | null } | undefined> =>
  connection
    .selectFrom('former_addresses as address')
    .leftJoin('blogs', 'blogs.id', 'address.document_id')
    .select(['blogs.slug', 'blogs.published'])
    .where('address.collection', '=', 'posts')
    .where('address.slug', '=', slug)
    .executeTakeFirst();
