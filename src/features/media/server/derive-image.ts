import type { ImagePurpose } from '#platform/images/image-work.ts';
import type { Platform } from '#platform/context.ts';

/** A kind of image that is derived from uploads. */
export interface Derivation {
  purpose: ImagePurpose;
  contentType: string;
  /** Where the derived file of an upload is stored. */
  keyOf(name: string): string;
  make(original: Uint8Array): Promise<Uint8Array>;
}

export type DerivingPlatform = Pick<Platform, 'storage' | 'images' | 'log'>;

/**
 * Derives something from an uploaded image and stores it: once for concurrent requests, and in turn. Null
 * when there is no such upload.
 * @throws Problem 503 while too many images are being processed
 */
export async function deriveImage(
  platform: DerivingPlatform,
  { name, derivation }: { name: string; derivation: Derivation },
): Promise<Uint8Array | null> {
  const { storage, images } = platform;
  return images.once(derivation.keyOf(name), async () => {
    // Requests for a missing upload take no turn.
    if (!(await storage.exists(name))) return null;
    return images.inTurn(derivation.purpose, async () => {
      const original = await storage.get(name);
      return original && makeVariant(platform, { name, original, derivation });
    });
  });
}

/** Derives from an image in memory, when the caller already has its turn. */
export async function makeVariant(
  { storage, log }: Pick<Platform, 'storage' | 'log'>,
  { name, original, derivation }: { name: string; original: Uint8Array; derivation: Derivation },
): Promise<Uint8Array> {
  const { contentType, keyOf, make } = derivation;
  const bytes = await make(original);
  // A full storage accepts nothing; the next request makes it again.
  await storage
    .put(keyOf(name), bytes, contentType)
    .catch((error: unknown) => log.warn({ err: error }, 'image not stored'));
  return bytes;
}
