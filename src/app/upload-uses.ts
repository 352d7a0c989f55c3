import { replaceInDocuments } from '#features/content/server/replace-in-documents.ts';
import { selectShowingDocuments } from '#features/content/server/upload-uses.store.ts';
import type { UploadUse } from '#features/media/contract.ts';
import {
  replaceInPosts,
  selectShowing,
  selectShowingInBin,
  type ShowingPost,
} from '#features/posts/server/upload-uses.store.ts';
import { replaceLogo, selectSetting } from '#features/settings/server/settings.store.ts';
import { adminPaths } from '#paths/admin-paths.ts';
import { paths } from '#paths/paths.ts';
import type { Context } from '#platform/context.ts';
import type { Connection } from '#platform/database/open-database.ts';

/** Of each kind. */
const maximumUses = 100;

/** The places that show one of these uploads, or would if published or restored. A few posts are searched at a time. */
export async function listUploadUses(
  { database, signal }: Pick<Context, 'database' | 'signal'>,
  names: readonly string[],
): Promise<UploadUse[]> {
  const urls = names.map((name) => paths.upload(name));
  const read = <T>(work: (connection: Connection) => Promise<T>) => database.read('uploads', work, signal);
  const logo = await read((connection) => selectSetting(connection, 'logo_url'));
  const documents = await read((connection) => selectShowingDocuments(connection, urls, maximumUses));
  const posts: ShowingPost[] = [];
  for (let after: string | null = ''; after !== null && posts.length < maximumUses;) {
    const from: string = after;
    const piece = await read((connection) => selectShowing(connection, urls, from));
    posts.push(...piece.posts);
    after = piece.last;
  }
  const binned = await read((connection) => selectShowingInBin(connection, urls, maximumUses));
  return [
    ...(logo && urls.includes(logo) ? [logoUse] : []),
    ...documents.map(({ collection, slug, title, state }): UploadUse => {
      const edit_path = state === 'bin' ? adminPaths.content() : adminPaths.document(collection, slug);
      return { kind: 'document', title: title || `${collection}/${slug}`, state, edit_path };
    }),
    ...[...posts, ...binned].slice(0, maximumUses).map(({ id, title, state }): UploadUse => {
      const edit_path = state === 'bin' ? adminPaths.postBin() : adminPaths.post(id);
      return { kind: 'post', title, state, edit_path };
    }),
  ];
}

const logoUse: UploadUse = {
  kind: 'setting',
  title: 'Logo',
  state: 'published',
  edit_path: adminPaths.settings(),
};

/** Puts another upload's address in the place of some, wherever they are shown or drafted. */
export async function replaceUploadUrls(
  trx: Connection,
  ctx: Context,
  move: { from: readonly string[]; to: string },
): Promise<void> {
  await replaceInDocuments(trx, ctx, move);
  await replaceInPosts(trx, move.from, move.to);
  await replaceLogo(trx, move.from, move.to);
}
