import { requireAdmin, type Context } from '#platform/context.ts';
import type { UploadedImage, UploadKind } from '../contract.ts';
import { readImage } from './read-image.ts';

/** @throws Problem 403, 400 when the bytes are no acceptable image */
export async function uploadImage(ctx: Context, kind: UploadKind, bytes: Uint8Array): Promise<UploadedImage> {
  requireAdmin(ctx.caller);
  const image = await readImage(bytes);
  const key = await chooseName(ctx, kind, image.extension);
  await ctx.storage.put(key, image.bytes, image.contentType);
  return { url: `/uploads/${key}`, width: image.width, height: image.height, bytes: image.bytes.byteLength };
}

/** `{kind}-{timestamp}.{ext}`, a later millisecond when that one is taken: nothing is overwritten. */
async function chooseName(ctx: Context, kind: UploadKind, extension: string): Promise<string> {
  for (let timestamp = ctx.now().getTime(); ; timestamp += 1) {
    const key = `${kind}-${timestamp}.${extension}`;
    if (!(await ctx.storage.exists(key))) return key;
  }
}
