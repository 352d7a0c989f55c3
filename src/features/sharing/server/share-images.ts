import type { ImageWork } from '#platform/images/image-work.ts';
import type { ShareWords } from './draw-share-image.ts';

/** How many images are cached, about 30 KB each; the least recently used one is dropped first. */
const capacity = 100;

export type DrawShareImage = (words: ShareWords) => Promise<Uint8Array>;

/** An image's text, and the owner's mark: its address, under which there is never another, and how it is read. */
type SharedPage = Omit<ShareWords, 'mark'> & {
  mark?: { url: string; read: () => Promise<Uint8Array | undefined> };
};

/**
 * Draws each image once, in its turn: the same text is the same image.
 * @returns what throws Problem 503 while too many images are being processed
 */
export function createShareImages(
  images: Pick<ImageWork, 'inTurn'>,
  draw: DrawShareImage = drawWithOutlines,
): (page: SharedPage) => Promise<Uint8Array> {
  const drawn = new Map<string, Promise<Uint8Array>>();
  return ({ mark, ...words }) => {
    const key = JSON.stringify([words.title, words.kind, words.siteName, words.address, mark?.url]);
    const drawMarked = async () => {
      const bytes = await mark?.read();
      return images.inTurn('view', () => draw({ ...words, mark: bytes }));
    };
    const image = drawn.get(key) ?? drawMarked();
    drawn.delete(key);
    drawn.set(key, image);
    if (drawn.size > capacity) drawn.delete(drawn.keys().next().value!);
    image.catch(() => drawn.delete(key));
    return image;
  };
}

/** Outlines are only loaded when an image is requested. */
async function drawWithOutlines(words: ShareWords): Promise<Uint8Array> {
  const { drawShareImage } = await import('./draw-share-image.ts');
  return drawShareImage(words);
}
