import type { ImagePurpose } from '#platform/images/image-work.ts';
import type { Platform } from '#platform/context.ts';

/** What is made of uploaded pictures. */
export interface Derivation {
  purpose: ImagePurpose;
  contentType: string;
  /** Where the one of an upload is kept. */
  keyOf(name: string): string;
  make(original: Uint8Array): Promise<Uint8Array>;
}

export type DerivingPlatform = Pick<Platform, 'storage' | 'images' | 'log'>;

/**
 * Makes something of an uploaded picture and keeps it: once for all who ask meanwhile, and in its turn. Null
 * when there is no such upload.
 * @throws Problem 503 while too many pictures are being made
 */
export async function deriveImage(
  platform: DerivingPlatform,
  name: string,
  derivation: Derivation,
): Promise<Uint8Array | null> {
  const { storage, images } = platform;
  return images.once(derivation.keyOf(name), async () => {
    // Who asks for what is not there takes nobody's turn.
    if (!(await storage.exists(name))) return null;
    return images.inTurn(derivation.purpose, async () => {
      const original = await storage.get(name);
      return original && makeAndKeep(platform, name, original, derivation);
    });
  });
}

/** The same of a picture at hand, by whoever has a turn. */
export async function makeAndKeep(
  { storage, log }: Pick<Platform, 'storage' | 'log'>,
  name: string,
  original: Uint8Array,
  { contentType, keyOf, make }: Derivation,
): Promise<Uint8Array> {
  const bytes = await make(original);
  // A store that is full takes none; the next request makes it again.
  await storage
    .put(keyOf(name), bytes, contentType)
    .catch((error: unknown) => log.warn({ err: error }, 'image not stored'));
  return bytes;
}
