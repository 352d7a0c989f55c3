import { sql, type RawBuilder, type Selectable, type SelectQueryBuilder } from 'kysely';
import { foldText } from '#domain/search/fold-text.ts';
import { focusAt } from '#domain/uploads/server/pictures.store.ts';
import { toLikePattern } from '#platform/database/like-pattern.ts';
import type { Connection } from '#platform/database/open-database.ts';
import { newestFirst } from '#platform/database/newest-first.ts';
import { readInPieces, readNewest } from '#platform/database/search-newest.ts';
import type { Tables } from '#platform/database/tables.ts';
import { takeTurn } from '#platform/take-turn.ts';
import { cutPage, type Page, type Position } from '#platform/http/listing.ts';
import type { PostCard, PostDates, PostState, PostText } from '../contract.ts';
import { findState } from '../post-state.ts';
import { dateColumns, lineColumns, readTags, readText } from './describe-post.ts';
import { isTagged } from './tagged.store.ts';
import type { BlogsTable } from './tables.ts';
import { byPublication, isInState, isVisible, isWithinDates } from './visible.store.ts';

export interface PostFilter {
  /** Only what visitors see. */
  visibleOnly: boolean;
  /** Besides what visitors see, only what this account has created. */
  ownerId?: string | undefined;
  /** The time by which posts are visible; ISO 8601. */
  at: string;
  state?: PostState | undefined;
  /** A tag's id; null: a tag that does not exist. */
  tag?: string | null | undefined;
  /** The slugs that a person had and has. */
  authors?: readonly string[] | undefined;
  /** Searched for in title and excerpt, ignoring case. */
  search?: string | undefined;
  position: Position | null;
  limit: number;
}

const cardColumns = [
  ...lineColumns,
  ...dateColumns,
  'id',
  'published',
  'created_at',
  'author_id',
  'updated_at',
  'tags',
  'featured',
  'reading_minutes',
] as const;

export const imageFocus = focusAt('image_url').as('image_focus');

type CardRow = Pick<Selectable<BlogsTable>, (typeof cardColumns)[number]> & { image_focus: string | null };

const toCard = ({ published, featured, tags, image_focus, ...row }: CardRow, at: string): PostCard => {
  const card = {
    ...row,
    ...readFocus(image_focus),
    published: published === 1,
    featured: featured === 1,
    tags: readTags(tags),
  };
  return { ...card, state: findState(card, at) };
};

export function readFocus(column: string | null): Pick<PostCard, 'image_focus'> {
  if (column === null) return {};
  const [x = 50, y = 50] = column.split(' ').map(Number);
  return { image_focus: { x, y } };
}

/** The columns that lists are ordered by. */
type ListedRow = Pick<CardRow, 'id' | 'published_at' | 'created_at'>;

const toPosition = ({ id, published_at, created_at }: ListedRow): Position => ({
  id,
  created_at: published_at ?? created_at,
});

/** Where drafts are listed as well, each says whether it has one, and its version. */
export async function selectCards(connection: Connection, filter: PostFilter): Promise<Page<PostCard>> {
  const query = connection.selectFrom('blogs').select([...cardColumns, imageFocus, 'version', hasDraft]);
  const { rows, next } = await readList(connection, query, filter);
  const cards = rows.map(({ version, has_draft, ...row }) => ({
    ...toCard(row, filter.at),
    ...(!filter.visibleOnly && { version, has_draft: has_draft === 1 }),
  }));
  return { rows: cards, next };
}

/** The newest visible post that is featured. */
export async function selectFeatured(connection: Connection, at: string): Promise<PostCard | null> {
  const row = await connection
    .selectFrom('blogs')
    .select([...cardColumns, imageFocus])
    .where(sql<boolean>`featured = 1`)
    .where(isVisible(at))
    .orderBy(byPublication(), 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? toCard(row, at) : null;
}

const hasDraft = sql<0 | 1>`case when draft is null then 0 else 1 end`.as('has_draft');

/** Visible posts at these slugs, in no order. */
export async function selectCardsBySlug(
  connection: Connection,
  slugs: readonly string[],
  at: string,
): Promise<PostCard[]> {
  const rows = await connection
    .selectFrom('blogs')
    .select([...cardColumns, imageFocus])
    .where('slug', 'in', slugs)
    .where(isVisible(at))
    .execute();
  return rows.map((row) => toCard(row, at));
}

/** Visible posts that had these slugs before, each with the requested one. */
export async function selectMovedCards(
  connection: Connection,
  formerSlugs: readonly string[],
  at: string,
): Promise<{ formerSlug: string; card: PostCard }[]> {
  const moves = await connection
    .selectFrom('former_addresses as address')
    .innerJoin('blogs', 'blogs.id', 'address.document_id')
    .select(['address.slug as formerSlug', 'blogs.slug'])
    .where('address.collection', '=', 'posts')
    .where('address.slug', 'in', formerSlugs)
    .where(isVisible(at, 'blogs.'))
    .execute();
  if (moves.length === 0) return [];
  const cards = await selectCardsBySlug(
    connection,
    moves.map(({ slug }) => slug),
    at,
  );
  return moves.flatMap(({ formerSlug, slug }) => {
    const card = cards.find((one) => one.slug === slug);
    return card ? { formerSlug, card } : [];
  });
}

/** The cards as a preview shows them: with their drafts, at the drafts' addresses. */
export async function selectDraftCards(connection: Connection, filter: PostFilter): Promise<Page<PostCard>> {
  const query = connection.selectFrom('blogs').select([...cardColumns, imageFocus, 'draft']);
  const { rows, next } = await readList(connection, query, { ...filter, visibleOnly: false });
  const cards = rows.map(({ draft, ...row }) => {
    const card = toCard({ ...row, published: 1 }, filter.at);
    if (draft === null) return card;
    const { content: _content, ...shown } = readText(JSON.parse(draft) as PostText);
    return { ...card, ...shown };
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
    .select(['id', 'created_at', 'published_at', sql<number>`octet_length(content)`.as('bytes')]);
  const listed = await readList(connection, sizes, filter);
  let bytes = 0;
  const tooMany = listed.rows.findIndex((row, index) => (bytes += row.bytes) > pageBytes && index > 0);
  const page = tooMany === -1 ? listed : cutPage(listed.rows, tooMany, toPosition);
  if (page.rows.length === 0) return { rows: [], next: null };
  const ids = page.rows.map(({ id }) => id);
  const rows = await newestFirst(
    connection
      .selectFrom('blogs')
      .select([...cardColumns, imageFocus, 'version', 'content'])
      .where('id', 'in', ids),
    null,
    ids.length,
    byPublication,
  ).execute();
  await takeTurn();
  const posts = rows.map(({ version, content, ...row }) => ({
    ...toCard(row, filter.at),
    ...(!filter.visibleOnly && { version }),
    content,
  }));
  return { rows: posts, next: page.next };
}

function readList<Row extends ListedRow>(
  connection: Connection,
  query: SelectQueryBuilder<Tables, 'blogs', Row>,
  filter: PostFilter,
): Promise<Page<Row>> {
  const { search, visibleOnly, at, position, limit } = filter;
  const list = { position, limit, toPosition };
  if (filter.tag !== undefined) {
    return readInPieces<Row>(list, (piece) => {
      const tagged = query.where(readTagged({ ...filter, ...piece }));
      return newestFirst(tagged, piece.position, piece.limit, byPublication).execute() as Promise<Row[]>;
    });
  }
  return readNewest(connection, query, {
    table: 'blogs',
    column: 'search_text',
    text: search && foldText(search),
    only: visibleOnly ? { column: 'published', is: 1 } : null,
    where: (prefix) =>
      and([...(visibleOnly ? [isWithinDates(at, prefix)] : []), ...listConditions(filter)(prefix)]),
    listedBy: byPublication,
    ...list,
  });
}

function readTagged(filter: PostFilter): RawBuilder<boolean> {
  const { tag, search, visibleOnly, at, position, limit } = filter;
  const like = search && sql<boolean>`b.search_text like ${toLikePattern(foldText(search))} escape '\\'`;
  const where = [...(like ? [like] : []), ...listConditions(filter)('b.')];
  return isTagged({ tag: tag ?? null, at: visibleOnly ? at : null, position, limit: limit + 1, where });
}

const and = (conditions: RawBuilder<boolean>[]): RawBuilder<boolean> =>
  conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(conditions, sql` and `)}`;

/** A list's restrictions besides visibility and tag. */
const listConditions =
  ({ state, at, authors, ownerId }: PostFilter) =>
  (prefix: string): RawBuilder<boolean>[] => [
    ...(state ? [isInState(state, at, prefix)] : []),
    ...(ownerId
      ? [sql<boolean>`(${sql.ref(`${prefix}author_id`)} = ${ownerId} or ${isVisible(at, prefix)})`]
      : []),
    ...(authors ? [sql<boolean>`${sql.ref(`${prefix}author`)} in (${sql.join(authors)})`] : []),
  ];

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
    .orderBy(byPublication(), 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** Where the post that visitors once found at a slug is now, and whether they still find it; nulls: it is deleted. */
export const selectFormer = (
  connection: Connection,
  slug: string,
): Promise<
  | (Pick<PostDates, 'publish_at' | 'unpublish_at'> & { slug: string | null; published: 0 | 1 | null })
  | undefined
> =>
  connection
    .selectFrom('former_addresses as address')
    .leftJoin('blogs', 'blogs.id', 'address.document_id')
    .select(['blogs.slug', 'blogs.published', 'blogs.publish_at', 'blogs.unpublish_at'])
    .where('address.collection', '=', 'posts')
    .where('address.slug', '=', slug)
    .executeTakeFirst();
