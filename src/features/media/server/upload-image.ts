import { requireAdmin, type Context } from '#platform/context.ts';
import { Problem } from '#platform/http/problem.ts';
import type { UploadedImage, UploadKind } from '../contract.ts';
import { readImage } from './read-image.ts';
import { readPreview } from './read-preview.ts';

/** @throws Problem 403, 400 when the bytes are no acceptable image */
export async function uploadImage(ctx: Context, kind: UploadKind, bytes: Uint8Array): Promise<UploadedImage> {
  requireAdmin(ctx.caller);
  const image = await readImage(bytes);
  const key = await claimName(ctx, kind, image.extension);
  await ctx.storage.put(key, image.bytes, image.contentType);
  const url = `/uploads/${key}`;
  // So that no page's first visitor waits for it. What fails here is tried again there.
  await readPreview(ctx, url).catch((error: unknown) => ctx.log.warn({ err: error }, 'no preview yet'));
  return { url, width: image.width, height: image.height, bytes: image.bytes.byteLength };
}

/** `{kind}-{timestamp}.{ext}`, a later millisecond when that one is taken: nothing is overwritten. */
async function claimName(ctx: Context, kind: UploadKind, extension: string): Promise<string> {
  for (let timestamp = ctx.now().getTime(); ; timestamp += 1) {
    const name = `${kind}-${timestamp}.${extension}`;
    if ((await isFirst(ctx, name)) && !(await ctx.storage.exists(name))) return name;
  }
}

/**
 * Whether nobody else was just given this name. Asked of the database, which all instances share: not
 * every S3 server can create a file only if it is not there.
 */
async function isFirst({ limits }: Context, name: string): Promise<boolean> {
  try {
    await limits.take('upload-name', name);
    return true;
  } catch (error) {
    if (error instanceof Problem && error.status === 429) return false;
    throw error;
  }
}
