import type { RemovedMarkup } from '#domain/rich-text/contract.ts';
import type { Report } from '#domain/rich-text/server/clean-article.ts';
import { missingPicture } from '#domain/rich-text/server/removed.ts';
import { reportContent } from '#domain/rich-text/server/render-article.ts';
import type { Context } from '#platform/context.ts';
import type { PostText } from '../contract.ts';

type Reads = Pick<Context, 'storage' | 'log'>;

/**
 * The parts of a post that visitors do not get as they were written, to be sent with it; nothing while it cannot be
 * found out, since the post is stored.
 */
export async function describeRemoved(
  ctx: Reads,
  { content, image_url }: Pick<PostText, 'content' | 'image_url'>,
): Promise<{ removed?: RemovedMarkup[] }> {
  try {
    const cover = image_url?.match(/^\/uploads\/(.+)$/)?.[1];
    const { removed, uploads } = await reportContent(content);
    const entry = { what: 'The image', reason: missingPicture, lines: [] };
    return await toRemoved(ctx, {
      removed,
      uploads: cover === undefined ? uploads : [{ name: cover, entry }, ...uploads],
    });
  } catch (error) {
    ctx.log.warn({ err: error }, 'what is removed of a post could not be found out');
    return {};
  }
}

/** The removed parts, and the pictures that do not exist. */
export async function toRemoved(
  { storage }: Pick<Reads, 'storage'>,
  { removed, uploads }: Report,
): Promise<{ removed?: RemovedMarkup[] }> {
  const missing = await Promise.all(
    uploads.map(async ({ name, entry }) => ((await storage.exists(name)) ? [] : [entry])),
  );
  const all = [...missing.flat(), ...removed];
  return all.length > 0 ? { removed: all } : {};
}
