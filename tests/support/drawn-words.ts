import { drawShareImage } from '#features/sharing/server/draw-share-image.ts';

/** Where a page takes drawings from that are not in its HTML: their address, and the name in it. */
const usedDrawing = /\s(?:data-)?href="(\/[^"#]*\.svg[^"#]*)#([^"]*)"/g;

/** The texts in a page's drawings, in those as well that it takes from another file. */
export async function listDrawnTexts(
  html: string,
  read: (path: string) => Promise<string>,
): Promise<string[]> {
  const drawings = [...html.matchAll(/<svg\b[\s\S]*?<\/svg>/g)].map(([drawing]) => drawing);
  for (const [, path, name] of html.matchAll(usedDrawing)) {
    const sheet = await read(path!);
    const symbol = [...sheet.matchAll(/<symbol\b[\s\S]*?<\/symbol>/g)].find(([one]) =>
      one.includes(`id="${name}"`),
    );
    if (!symbol) throw new Error(`${path} has no drawing ${name}`);
    drawings.push(symbol[0]);
  }
  return drawings.flatMap((drawing) => [
    ...[...drawing.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label!),
    // A phrase may stand on several lines, each a text of its own.
    drawing
      .replaceAll(/<style[\s\S]*?<\/style>|<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  ]);
}

interface CardWords {
  title: string;
  /** One of these stands on it. */
  kinds: readonly string[];
  siteName: string;
  address: string;
  /** The owner's mark, as a PNG. */
  mark: Uint8Array;
}

/** Whether a picture for sharing says these words and no other: it is the picture that they make. */
export async function hasWords(card: Uint8Array, { kinds, ...words }: CardWords): Promise<boolean> {
  for (const kind of kinds) {
    if ((await drawShareImage({ ...words, kind })).equals(card)) return true;
  }
  return false;
}
