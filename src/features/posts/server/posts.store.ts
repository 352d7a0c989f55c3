import { sql, type SelectQueryBuilder } from 'kysely';
import type { RowEncoding } from '#platform/database/encode-rows.ts';
import type { Connection } from '#platform/database/open-database.ts';
import { newestFirst } from '#platform/database/newest-first.ts';
import { readEncoded } from '#platform/database/read-encoded.ts';
import { searchNewest } from '#platform/database/search-newest.ts';
import type { Tables } from '#platform/database/tables.ts';
import { cutPage, type EncodedPage, type Page, type Position } from '#platform/http/listing.ts';
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

export async function selectCards(connection: Connection, filter: PostFilter): Promise<Page<PostCard>> {
  const rows = await readList(connection, filter, (query) => query.select(cardColumns).execute());
  const cards = rows.map((row) => ({ ...row, published: row.published === 1 }));
  return cutPage(cards, filter.limit);
}

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
  const rows = await readList(connection, { ...filter, publishedOnly: false }, (query) =>
    query.select([...cardColumns, 'draft']).execute(),
  );
  const cards = rows.map(({ draft, ...row }) => {
    const { title, slug, excerpt, image_url, image_alt, author } =
      draft === null ? row : readText(JSON.parse(draft) as PostText);
    return { ...row, title, slug, excerpt, image_url, image_alt, author, published: true };
  });
  return cutPage(cards, filter.limit);
}

const hasDraft = sql<0 | 1>`case when draft is null then 0 else 1 end`.as('has_draft');

const cardFields = {
  id: 'text',
  title: 'text',
  slug: 'text',
  excerpt: 'text',
  image_url: 'text',
  image_alt: 'text',
  published: 'flag',
  created_at: 'text',
  author_id: 'text',
  author: 'text',
} as const;

/** The size of one page, in bytes: it passes through the event loop in one piece. */
const pageBytes = 1_000_000;

const encode = (fields: RowEncoding['fields'], limit: number): RowEncoding => ({
  format: 'json',
  fields,
  limit,
  maximumBytes: pageBytes,
});

/** As JSON, without content. */
export const selectEncodedCards = (connection: Connection, filter: PostFilter): Promise<EncodedPage> =>
  readList(connection, filter, (query) =>
    filter.publishedOnly
      ? readEncoded(connection, query.select(cardColumns), encode(cardFields, filter.limit))
      : readEncoded(
          connection,
          query.select([...cardColumns, hasDraft]),
          encode({ ...cardFields, has_draft: 'flag' }, filter.limit),
        ),
  );

/** As JSON: fewer posts than `limit`, and a next page, if their content is long. */
export const selectEncodedPosts = (connection: Connection, filter: PostFilter): Promise<EncodedPage> =>
  readList(connection, filter, (list) =>
    readEncoded(
      connection,
      // Only the contents of a page are read: a search sorts everything that it selects, and PostgreSQL
      // returns all of it.
      connection
        .with('listed', () =>
          list.select(['id', 'created_at', sql<number>`octet_length(content)`.as('bytes')]),
        )
        .selectFrom('blogs')
        .select([...cardColumns, 'content'])
        .where('id', 'in', (eb) => eb.selectFrom(sumBytes).select('id').where('before', '<=', pageBytes))
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc'),
      encode({ ...cardFields, content: 'text' }, filter.limit),
    ),
  );

/** The listed posts, each with the total bytes of those before it. */
const sumBytes = sql<{ id: string; before: number }>`(
  select id, sum(bytes) over (order by created_at desc, id desc) - bytes as before from listed)`.as('summed');

type PostRows = SelectQueryBuilder<Tables, 'blogs', object>;

function readList<Found extends unknown[] | EncodedPage>(
  connection: Connection,
  { search: text, publishedOnly, position, limit }: PostFilter,
  select: (query: PostRows) => Promise<Found>,
): Promise<Found> {
  const query: PostRows = connection.selectFrom('blogs');
  if (!text) {
    return select(newestFirst(publishedOnly ? query.where('published', '=', 1) : query, position, limit));
  }
  const only = publishedOnly ? ({ column: 'published', is: 1 } as const) : null;
  return searchNewest(
    connection,
    { table: 'blogs', column: 'search_text', text, only, position, limit },
    (condition) => select(newestFirst(query.where(condition), position, limit)),
  );
}

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
