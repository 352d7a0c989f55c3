import { putIntoBin } from '#domain/editing/server/bin.ts';
import { requireRight, type Context } from '#platform/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { takeTurn } from '#platform/take-turn.ts';
import { deletePosts } from '../bin.store.ts';
import { posts } from '../edited-posts.ts';
import { selectPostRow } from '../post-rows.store.ts';
import { editedMeanwhileCode } from '../../contract.ts';
import type { ImportNote } from '../../imports.contract.ts';
import { digestTag } from './import-post.ts';
import {
  countThings,
  forgetPlaces,
  forgetThing,
  selectLeftTags,
  selectThings,
  type ImportedThing,
} from './imports.store.ts';
import { deleteUnusedTag, selectTag } from '../tags.store.ts';

declare module '#platform/context.ts' {
  interface Site {
    /** Deletes an upload for good unless something shows it. @returns whether it is gone */
    deleteUnusedUpload: (ctx: Context, name: string) => Promise<boolean>;
  }
}

/** The numbers of things that taking an import back has removed, and of those that stay. */
export interface TakenBack {
  posts: number;
  pictures: number;
  tags: number;
  /** Edited since. */
  stays: ImportNote[];
}

interface TakingBack {
  importId: string;
  /** Of posts, pictures and tags. */
  onProgress?: (progress: { done: number; total: number }) => Promise<void>;
}

/**
 * Deletes the posts that an import has made and nobody has edited since, for good, and the pictures and tags that
 * nothing has any more. What was begun is finished by doing it again.
 * @throws Problem 403
 */
export async function takeBack(ctx: Context, { importId, onProgress }: TakingBack): Promise<TakenBack> {
  requireRight(ctx.caller, 'takeImportBack');
  const total = await countThings(ctx.database.kysely, importId);
  let done = 0;
  await onProgress?.({ done, total });
  const noteDone = async () => {
    done += 1;
    await onProgress?.({ done, total });
  };
  const result: TakenBack = { posts: 0, pictures: 0, tags: 0, stays: [] };
  for await (const thing of listThings(ctx, importId, 'post')) {
    const kept = await deletePost(ctx, thing);
    if (kept === null) result.posts += 1;
    else if (kept !== '')
      result.stays.push({ kind: 'kept', post: kept, what: kept, reason: 'It was edited here since' });
    if (kept === null || kept === '') await ctx.database.write((trx) => forgetThing(trx, thing));
    await noteDone();
  }
  for await (const thing of listThings(ctx, importId, 'picture')) {
    if (await ctx.site.deleteUnusedUpload(ctx, thing.target)) {
      await ctx.database.write((trx) => forgetThing(trx, thing));
      result.pictures += 1;
    }
    await noteDone();
  }
  for await (const thing of listThings(ctx, importId, 'tag')) {
    if (await deleteTag(ctx, thing)) result.tags += 1;
    await noteDone();
  }
  // Posts of this import may have been the last ones of a tag that a former one made.
  for (const thing of await selectLeftTags(ctx.database.kysely))
    if (await deleteTag(ctx, thing)) result.tags += 1;
  await ctx.database.write((trx) => forgetPlaces(trx, importId));
  return result;
}

/** @returns null: it is deleted; empty: there was none; else the title of what stays */
async function deletePost(ctx: Context, { target: id, version }: ImportedThing): Promise<string | null> {
  const row = await selectPostRow(ctx.database.kysely, id);
  if (!row) return '';
  if (row.version !== version) return row.title;
  try {
    await putIntoBin(ctx, { kind: posts, reference: { id, isExpected: (one) => one === version } });
  } catch (error) {
    if (error instanceof Problem && error.code === editedMeanwhileCode) return row.title;
    throw error;
  }
  await ctx.database.write((trx) => deletePosts(trx, [id]));
  return null;
}

/** @returns whether it is gone: it stays while a post has it, and where a person described or renamed it */
async function deleteTag({ database }: Context, thing: ImportedThing): Promise<boolean> {
  const { target: slug, digest } = thing;
  const tag = await selectTag(database.kysely, slug);
  if (!tag || (digest !== null && digestTag(tag) !== digest)) return false;
  if (!(await database.writeContent((trx) => deleteUnusedTag(trx, slug)))) return false;
  await database.write((trx) => forgetThing(trx, thing));
  return true;
}

async function* listThings(
  { database, signal }: Context,
  importId: string,
  kind: ImportedThing['kind'],
): AsyncGenerator<ImportedThing> {
  for (let after = ''; ;) {
    const things = await selectThings(database.kysely, { importId, kind, after });
    for (const thing of things) {
      signal?.throwIfAborted();
      yield thing;
      await takeTurn();
    }
    const last = things.at(-1);
    if (!last) return;
    after = last.source_key;
  }
}
