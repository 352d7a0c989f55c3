import { isDeepStrictEqual } from 'node:util';
import { requireAdmin, type Context } from '#platform/context.ts';
import type { Connection } from '#platform/database/open-database.ts';
import { refuseTaken } from '#platform/database/unique-violation.ts';
import {
  changeVersioned,
  type Decision,
  type VersionedTable,
} from '#domain/editing/server/change-versioned.ts';
import type { VersionAction } from '#domain/editing/contract.ts';
import { selectNames } from '#domain/editing/server/names.store.ts';
import { insertVersion, readVersions } from '#domain/editing/server/versions.ts';
import { conflict, notFound, type Problem } from '#platform/http/problem.ts';
import { editedMeanwhileCode, type EditedPost } from '../contract.ts';
import { describePost, readLatest, readStanding, type Standing } from './describe-post.ts';
import { advancePost, moveSlug, selectSlugHolder, updatePostRow, type PostRow } from './post-rows.store.ts';
import { searchText } from './search-text.ts';
import { slugTaken } from './slug-taken.ts';

/** Which post, and which state of it the change is based on. */
export interface PostReference {
  id: string;
  isExpected: (version: number) => boolean;
}

/**
 * Changes a post and keeps its new contents as a version. When a published post gets another slug, its old
 * address redirects.
 * @param toNext the post's new contents
 * @throws Problem 403, 404, 409 when a slug is taken or the post was changed since, and what `toNext` throws
 */
export async function changePost(
  ctx: Context,
  { id, isExpected }: PostReference,
  action: VersionAction | ((before: Standing) => VersionAction),
  toNext: (before: Standing) => Standing,
): Promise<EditedPost> {
  const { userId } = requireAdmin(ctx.caller);
  const findNext = (row: PostRow) => {
    const before = readStanding(row);
    const next = foldDraft(toNext(before));
    return { before, next, isSame: isDeepStrictEqual(before, next) };
  };
  return changeVersioned(ctx, posts, {
    userId,
    findId: async () => id,
    isExpected,
    isSame: (row) => findNext(row).isSame,
    async decide(row, trx): Promise<Decision<PostRow> | null> {
      const { before, next, isSame } = findNext(row);
      if (isSame) return null;
      await keepFirstVersion(trx, row);
      await refuseTakenSlugs(trx, id, next);
      const { text, draft, isPublished } = next;
      if (before.isPublished && text.slug !== row.slug) await moveSlug(trx, id, row.slug, text.slug);
      const isPublic = before.isPublished || isPublished;
      const isChanged = before.isPublished !== isPublished || !isDeepStrictEqual(before.text, text);
      return {
        action: typeof action === 'function' ? action(before) : action,
        row: {
          ...text,
          search_text: searchText(text),
          published: isPublished ? 1 : 0,
          draft: draft && JSON.stringify(draft),
          // The fields that visitors see: sitemap and feeds show them.
          ...(isChanged && { updated_at: ctx.now().toISOString() }),
        },
        isVisible: isPublic && isChanged,
      };
    },
  });
}

/** 409 with the current post. */
export const editedMeanwhile = (current: EditedPost): Problem =>
  conflict('This blog was changed by someone else since you opened it.', editedMeanwhileCode, { current });

const posts: VersionedTable<PostRow, EditedPost> = {
  versions: 'blog_versions',
  async advance(trx, id) {
    const row = await advancePost(trx, id);
    if (!row) throw notFound();
    return row;
  },
  setVersion: (trx, { id, version }) => updatePostRow(trx, id, { version }),
  async update(trx, row, changes, { userId }) {
    await updatePostRow(trx, row.id, { ...changes, updated_by: userId }).catch(refuseTaken(slugTaken));
    return { ...row, ...changes, updated_by: userId };
  },
  readText: (row) => ({ slug: row.slug, text: { ...readLatest(readStanding(row)) } }),
  describe: describeRow,
  stale: editedMeanwhile,
};

/** A post with its draft. */
export async function describeRow(connection: Connection, row: PostRow): Promise<EditedPost> {
  const by = row.updated_by;
  const names = by === null ? null : await selectNames(connection, [by]);
  return describePost(row, (by && names?.get(by)) ?? null);
}

/** Only a published post has a draft beside it, and only if it differs. */
function foldDraft({ text, draft, isPublished }: Standing): Standing {
  if (!isPublished) return { text: draft ?? text, draft: null, isPublished };
  return { text, draft: isDeepStrictEqual(draft, text) ? null : draft, isPublished };
}

async function refuseTakenSlugs(trx: Connection, id: string, next: Standing): Promise<void> {
  for (const slug of new Set([next.text.slug, readLatest(next).slug])) {
    const holder = await selectSlugHolder(trx, slug);
    if (holder && holder !== id) throw slugTaken();
  }
}

/** For a post older than versions, so that its text is not lost with the first change. */
async function keepFirstVersion(trx: Connection, row: PostRow): Promise<void> {
  const { rows } = await readVersions(trx, 'blog_versions', row.id, { limit: 1 });
  if (rows.length > 0) return;
  await insertVersion(trx, 'blog_versions', {
    ...posts.readText(row),
    documentId: row.id,
    version: row.version,
    action: 'create',
    at: row.updated_at,
    authorId: row.author_id,
  });
}
