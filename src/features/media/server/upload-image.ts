import { paths } from '#paths/paths.ts';
import { requireRight, type Context } from '#platform/context.ts';
import { Problem } from '#platform/http/problem.ts';
import type { UploadedImage, UploadKind } from '../contract.ts';
import { deleteFiles } from './delete-files.ts';
import { toUploadRow } from './describe-upload.ts';
import { readImage, type CleanImage } from './read-image.ts';
import { storePreview } from './read-preview.ts';
import { uploadNameLimit } from './limits.ts';
import { insertUploads } from './uploads.store.ts';

interface NewImage {
  kind: UploadKind;
  /** The file's name where it comes from. */
  fileName?: string | undefined;
  /** Describes it; empty: it only decorates. */
  alt?: string | null | undefined;
  /** Is called when its turn has come. */
  readBytes: () => Promise<Uint8Array>;
}

/**
 * Reads, cleans and stores an image in its turn: only one image takes up memory at a time. It is in the
 * library from then on.
 * @throws Problem 403; 400 when the bytes are not an acceptable image; 503 while too many images are being
 * processed
 */
export async function uploadImage(ctx: Context, image: NewImage): Promise<UploadedImage> {
  requireRight(ctx.caller, 'uploadImage');
  const { name, ...size } = await storeImage(ctx, image);
  const { fileName, alt = null } = image;
  const row = toUploadRow({ name, ...size, file_name: fileName, alt, created_at: ctx.now().toISOString() });
  await orDelete(ctx, name, () => ctx.database.write((trx) => insertUploads(trx, [row])));
  return { url: paths.upload(name), ...size };
}

/** Stores an image's file. The caller adds it to the library. */
export const storeImage = (ctx: Context, { kind, readBytes }: NewImage): Promise<StoredImage> =>
  ctx.images.inTurn('upload', async () => storeClean(ctx, kind, await readImage(await readBytes())));

/** A file that the library does not have would never be found again. */
export async function orDelete<T>(ctx: Context, name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await deleteFiles(ctx, name).catch(() => {});
    throw error;
  }
}

interface StoredImage {
  name: string;
  width: number;
  height: number;
  bytes: number;
}

async function storeClean(ctx: Context, kind: UploadKind, image: CleanImage): Promise<StoredImage> {
  const name = await claimName(ctx, kind, image.extension);
  await ctx.storage.put(name, image.bytes, image.contentType);
  // A failure here is retried with the first page that shows the image.
  await storePreview(ctx, { name, original: image.bytes }).catch((error: unknown) =>
    ctx.log.warn({ err: error }, 'preview not created yet'),
  );
  return { name, width: image.width, height: image.height, bytes: image.bytes.byteLength };
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
