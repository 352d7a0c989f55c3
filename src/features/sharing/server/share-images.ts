import type { ShareWords } from './draw-share-image.ts';

/** Pictures that are kept, about 30 KB each; the one unused longest goes first. */
const capacity = 100;

export type DrawShareImage = (words: ShareWords) => Promise<Uint8Array>;

/** Draws each picture once: the same words are the same picture. */
export function createShareImages(draw: DrawShareImage = drawWithFonts): DrawShareImage {
  const images = new Map<string, Promise<Uint8Array>>();
  return (words) => {
    const key = JSON.stringify([words.title, words.kind, words.siteName, words.address]);
    const image = images.get(key) ?? draw(words);
    images.delete(key);
    images.set(key, image);
    if (images.size > capacity) images.delete(images.keys().next().value!);
    image.catch(() => images.delete(key));
    return image;
  };
}

/** Fonts and what reads them are only loaded where a picture is asked for. */
async function drawWithFonts(words: ShareWords): Promise<Uint8Array> {
  const { drawShareImage } = await import('./draw-share-image.ts');
  return drawShareImage(words);
}
