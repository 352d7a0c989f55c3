import { paths } from '#paths/paths.ts';
import { refuseTaken } from '#platform/database/unique-violation.ts';
import { conflict, notFound, type Problem } from '#platform/http/problem.ts';
import type { Reference } from '#domain/editing/server/change-edited.ts';
import type { EditedKind } from '#domain/editing/server/edited-kind.ts';
import { changedMeanwhile } from '#domain/editing/server/changed-meanwhile.ts';
import { slugTakenCode, type BinnedPost, type EditedPost } from '../contract.ts';
import { moveToBin, selectBin, takeFromBin } from './bin.store.ts';
import { describeRow, readLatest, readStanding } from './describe-post.ts';
import { advancePost, insertPost, selectPostRow, updatePostRow, type PostRow } from './post-rows.store.ts';
import { refuseOthers } from './own-posts.ts';
import { findFormerSlug } from './read-posts.ts';
import { findSlugFault, proposeSlug } from './slug-faults.ts';
import { indexPost } from './search/index-post.ts';
import { listUnderTags } from './tags.store.ts';
import type { Connection } from '#platform/database/open-database.ts';

interface PostTypes {
  key: { id: string };
  row: PostRow;
  answer: EditedPost;
  binned: BinnedPost;
  addressKey: { slug: string };
}

/** Which post, and which state of it a change is based on. */
export type PostReference = Reference<PostTypes>;

/** The posts, as something that is edited. */
export const posts: EditedKind<PostTypes> = {
  operations: {
    read: 'readPostDraft',
    change: 'savePostDraft',
    publish: 'publishPost',
    delete: 'deletePost',
    restore: 'restorePost',
    listBin: 'listPostBin',
  },
  describeTarget: ({ id, title }) => ({ kind: 'post', id, title }),
  refuseOthers,
  nameOf: ({ id }) => `blog/${id}`,
  async findRow({ database }, { id }) {
    const row = await selectPostRow(database.kysely, id);
    if (row?.id !== id) throw notFound();
    return row;
  },
  findToChange: async (_ctx, _trx, { id }) => id,
  async advance(trx, id) {
    const row = await advancePost(trx, id);
    if (!row) throw notFound();
    return row;
  },
  setVersion: (trx, { id, version }) => updatePostRow(trx, id, { version }),
  async update(trx, row, { changes, change: { userId } }) {
    const values = { ...changes, updated_by: userId };
    await updatePostRow(trx, row.id, values).catch(refuseTaken(slugTaken));
    const after = { ...row, ...values };
    await listUnderTags(trx, after);
    await indexPost(trx, after);
    return after;
  },
  readText: (row) => ({ slug: row.slug, text: { ...readLatest(readStanding(row)) } }),
  isPublished: ({ published }) => published === 1,
  describe: describeRow,
  stale: editedMeanwhile,
  bin: {
    select: selectBin,
    put: moveToBin,
    prepareToTake:
      async (_ctx, id) =>
      async (trx, { userId }) => {
        const deleted = await takeFromBin(trx, id);
        if (!deleted) return undefined;
        const row: PostRow = { ...deleted, version: deleted.version + 1, updated_by: userId };
        if (!(await insertPost(trx, row))) throw slugInUse(row.slug);
        await indexPost(trx, row);
        return row;
      },
  },
  addresses: {
    pathOf: ({ slug: own }, slug = own) => paths.article(slug),
    async isTaken(connection, { slug }) {
      const present = await selectPostRow(connection, slug);
      return present?.slug === slug && present.published === 1;
    },
    findFormer: (connection, { slug }, at) => findFormerSlug(connection, slug, at),
    findFault: (connection, { slug }) => findSlugFault(connection, slug),
  },
};

/** 409 with the current post. */
export function editedMeanwhile(current: EditedPost, isByCaller = false): Problem {
  return changedMeanwhile('blog', current, isByCaller);
}

/** @param proposal a slug that is free */
export const slugTaken = (
  detail = 'Another post already uses this slug. Please choose a different one.',
  proposal?: string,
): Problem => conflict(detail, slugTakenCode, proposal === undefined ? {} : { proposal });

export const slugInUse = (slug: string): Problem =>
  slugTaken(`Another post uses the slug “${slug}” by now. Change that one first.`);

/** @throws Problem 409 with a free slug in `proposal` */
export async function refuseTakenSlug(connection: Connection, taken: string): Promise<never> {
  throw slugTaken(undefined, await proposeSlug(connection, taken));
}
