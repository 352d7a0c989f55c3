import { paths } from '#paths/paths.ts';
import { requireAdmin, type Context } from '#platform/context.ts';
import { Problem } from '#platform/http/problem.ts';
import type { UploadedImage, UploadKind } from '../contract.ts';
import { readImage, type CleanImage } from './read-image.ts';
import { storePreview } from './read-preview.ts';
import { uploadNameLimit } from './limits.ts';

/**
 * Reads, cleans and stores an image in its turn: only one image takes up memory at a time.
 * @param readBytes is called when the turn has come
 * @throws Problem 403; 400 when the bytes are not an acceptable image; 503 while too many images are being
 * processed
 */
export async function uploadImage(
  ctx: Context,
  { kind, readBytes }: { kind: UploadKind; readBytes: () => Promise<Uint8Array> },
): Promise<UploadedImage> {
  requireAdmin(ctx.caller);
  return ctx.images.inTurn('upload', async () => storeImage(ctx, kind, await readImage(await readBytes())));
}

async function storeImage(ctx: Context, kind: UploadKind, image: CleanImage): Promise<UploadedImage> {
  const key = await claimName(ctx, kind, image.extension);
  await ctx.storage.put(key, image.bytes, image.contentType);
  // A failure here is retried with the first page that shows the image.
  await storePreview(ctx, { name: key, original: image.bytes }).catch((error: unknown) =>
    ctx.log.warn({ err: error }, 'preview not created yet'),
  );
  return { url: paths.upload(key), width: image.width, height: image.height, bytes: image.bytes.byteLength };
}

/** `{kind}-{timestamp}.{ext}`, with a later millisecond if that one is taken: nothing is overwritten. */
async function claimName(ctx: Context, kind: UploadKind, extension: string): Promise<string> {
  for (let timestamp = ctx.now().getTime(); ; timestamp += 1) {
    const name = `${kind}-${timestamp}.${extension}`;
    if ((await isFirst(ctx, name)) && !(await ctx.storage.exists(name))) return name;
  }
}

/**
 * Whether nobody else was just given this name. Checked in the database, which all instances share: not every
 * S3 server can create a file only if it does not exist.
 */
async function isFirst({ limits }: Context, name: string): Promise<boolean> {
  try {
    await limits.take(uploadNameLimit, name);
    return true;
  } catch (error) {
    if (error instanceof Problem && error.status === 429) return false;
    throw error;
  }
}
