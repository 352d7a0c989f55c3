import { defaultContent } from '#content/collections.ts';
import { changeEditedIn } from '#domain/editing/server/change-edited.ts';
import { selectHeads } from '#features/content/server/documents.store.ts';
import { placeDocuments } from '#features/content/server/place-documents.ts';
import { selectNaming } from '#features/posts/server/authors.store.ts';
import { posts } from '#features/posts/server/edited-posts.ts';
import { selectPostRow, type PostRow } from '#features/posts/server/post-rows.store.ts';
import type { Context } from '#platform/context.ts';
import type { Connection } from '#platform/database/open-database.ts';

/** The former authors of a post and of its draft; null: that one stayed. */
export interface ClearedAuthor {
  id: string;
  author: string | null;
  drafted: string | null;
}

/** Takes the demonstration's people who are gone off the posts that name them as their author. */
export async function clearAuthors(ctx: Context, trx: Connection): Promise<ClearedAuthor[]> {
  const present = placeDocuments('people', await selectHeads(trx, 'people'))
    .filter(({ head, fallback }) => head === null || head.has_data || fallback !== undefined)
    .map(({ slug }) => slug);
  const gone = defaultContent.people.map(({ slug }) => slug).filter((slug) => !present.includes(slug));
  const cleared: ClearedAuthor[] = [];
  for (const { id, author, draft } of await selectNaming(trx, gone)) {
    const drafted = readAuthor(draft);
    const post: ClearedAuthor = {
      id,
      author: author !== null && gone.includes(author) ? author : null,
      drafted: drafted !== null && gone.includes(drafted) ? drafted : null,
    };
    await nameAuthors(ctx, trx, post, null);
    cleared.push(post);
  }
  return cleared;
}

/** Names them again. @returns how many posts are gone, or have another author by now */
export async function bringBackAuthors(
  ctx: Context,
  trx: Connection,
  cleared: readonly ClearedAuthor[],
): Promise<number> {
  let changed = 0;
  for (const post of cleared) {
    const row = await selectPostRow(trx, post.id);
    if (row?.id === post.id && row.author === null) await nameAuthors(ctx, trx, post, post);
    else changed += 1;
  }
  return changed;
}

/** Changes the authors of a post that were cleared: to nobody, or to those they were. */
async function nameAuthors(
  ctx: Context,
  trx: Connection,
  { id, author, drafted }: ClearedAuthor,
  to: ClearedAuthor | null,
): Promise<void> {
  await changeEditedIn(trx, ctx, {
    kind: posts,
    reference: { id, isExpected: () => true },
    decide: ({ draft }) => ({
      action: 'save',
      row: {
        ...(author !== null && { author: to?.author ?? null }),
        ...(drafted !== null && draft !== null && { draft: withAuthor(draft, to?.drafted ?? null) }),
      },
      isVisible: false,
    }),
  });
}

const readAuthor = (draft: PostRow['draft']): string | null =>
  draft === null ? null : ((JSON.parse(draft) as { author: string | null }).author ?? null);

const withAuthor = (draft: string, author: string | null): string =>
  JSON.stringify({ ...(JSON.parse(draft) as object), author });
