import type { ImageWork } from '#platform/images/image-work.ts';
import type { ShareWords } from './draw-share-image.ts';

/** Pictures that are kept, about 30 KB each; the one unused longest goes first. */
const capacity = 100;

export type DrawShareImage = (words: ShareWords) => Promise<Uint8Array>;

/**
 * Draws each picture once, in its turn: the same words are the same picture.
 * @returns what throws Problem 503 while too many pictures are being made
 */
export function createShareImages(
  images: Pick<ImageWork, 'inTurn'>,
  draw: DrawShareImage = drawWithFonts,
): DrawShareImage {
  const drawn = new Map<string, Promise<Uint8Array>>();
  return (words) => {
    const key = JSON.stringify([words.title, words.kind, words.siteName, words.address]);
    const image = drawn.get(key) ?? images.inTurn('view', () => draw(words));
    drawn.delete(key);
    drawn.set(key, image);
    if (drawn.size > capacity) drawn.delete(drawn.keys().next().value!);
    image.catch(() => drawn.delete(key));
    return image;
  };
}

/** Fonts and what reads them are only loaded where a picture is asked for. */
async function drawWithFonts(words: ShareWords): Promise<Uint8Array> {
  const { drawShareImage } = await import('./draw-share-image.ts');
  return drawShareImage(words);
}
