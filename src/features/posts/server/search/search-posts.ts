import type { Platform } from '#platform/context.ts';
import type { Likeness } from '#domain/search/server/query.ts';
import { mayBeMistyped, weigh } from '#domain/search/server/query.ts';
import { readPublicationDate } from '../../post-state.ts';
import { selectFound, selectFoundRows, type FoundPost } from './found.store.ts';
import type { PostIndex } from './post-index.ts';
import type { ArticleSection } from './read-sections.ts';
import { selectExtensions, selectTypos } from './variants.store.ts';

declare module '#platform/context.ts' {
  interface Site {
    postIndex: PostIndex;
  }
}

/** Posts by how alike and where they have the words, and for each word what counts as it. */
export interface PostSearch {
  posts: (FoundPost & { likeness: Likeness })[];
  variants: string[][];
  /** The words that may be typos: nothing has them. */
  mistyped: ReadonlySet<string>;
}

/**
 * The visible posts that have all of some words: as they were typed, then inside longer ones. A typo is looked for
 * in words that no visible post has in either way.
 * @param limit how many are found at most
 * @param isKnown whether a word is found elsewhere, so that it is no typo
 */
export function searchPosts(
  { database, now }: Pick<Platform, 'database' | 'now'>,
  { words, limit, isKnown }: { words: readonly string[]; limit: number; isKnown: (word: string) => boolean },
): Promise<PostSearch> {
  const at = now().toISOString();
  return database.read('posts', async (connection) => {
    const found = new Map<string, PostSearch['posts'][number]>();
    const variants = words.map((word) => [word]);
    const look = async (likeness: Likeness) => {
      for (const post of await selectFound(connection, { words: variants, at, limit })) {
        const before = found.get(post.id);
        const isBetter = before ? weigh({ ...post, likeness }) < weigh(before) : found.size < limit;
        if (!isBetter) continue;
        found.delete(post.id);
        found.set(post.id, { ...post, likeness });
      }
    };
    /** @returns whether there are any */
    const widen = async (select: typeof selectTypos, isWidened: (word: string) => boolean) => {
      let added = 0;
      for (const [index, word] of words.entries()) {
        if (isWidened(word)) added += variants[index]!.push(...(await select(connection, word)));
      }
      return added > 0;
    };
    await look(0);
    if (found.size < limit && (await widen(selectExtensions, () => true))) await look(1);
    const mistyped = new Set<string>();
    if (found.size === 0) {
      for (const [index, word] of words.entries()) {
        if (!mayBeMistyped(word) || isKnown(word)) continue;
        const having = await selectFound(connection, { words: [variants[index]!], at, limit: 1 });
        if (having.length === 0) mistyped.add(word);
      }
    }
    if (await widen(selectTypos, (word) => mistyped.has(word))) await look(2);
    return { posts: [...found.values()], variants, mistyped };
  });
}

/** A post that was found, with its text by its headings. */
export interface FoundArticle {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  /** ISO 8601 */
  publishedAt: string;
  image_url: string | null;
  sections: ArticleSection[];
}

/** Those of some posts that visitors still see. */
export async function readFoundPosts(
  { database, now }: Pick<Platform, 'database' | 'now'>,
  ids: readonly string[],
): Promise<Map<string, FoundArticle>> {
  if (ids.length === 0) return new Map();
  const at = now().toISOString();
  const rows = await database.read('posts', (connection) => selectFoundRows(connection, ids, at));
  return new Map(
    rows.map(({ sections, created_at, published_at, ...row }) => [
      row.id,
      {
        ...row,
        publishedAt: readPublicationDate({ created_at, published_at }),
        sections: JSON.parse(sections) as ArticleSection[],
      },
    ]),
  );
}
