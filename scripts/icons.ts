import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawPicture } from '#content/demo/pictures.ts';
import { figureKeys, pictureKeys, type FigureKey, type PictureKey } from '#content/demo/pictures/keys.ts';
import { outlineText, openTypeface } from '#features/sharing/server/set-text.ts';
import { createLogoIconSvg } from '#design/drawings/logo-svg.ts';
import { drawingsPrefix, paths } from '#paths/paths.ts';

const publicDir = join(import.meta.dirname, '../public');

/** The icons that browsers and systems ask for, by file name, made from the logo. */
export async function makeIcons(): Promise<Record<string, Buffer>> {
  return {
    'favicon.svg': Buffer.from(createLogoIconSvg()),
    'favicon.ico': packIco(
      await Promise.all([16, 32].map(async (size) => ({ size, png: await draw(size) }))),
    ),
    // Systems round the corners of these, or cut a circle out of the last.
    'apple-touch-icon.png': await draw(180, 0.14),
    'icon-192.png': await draw(192),
    'icon-512.png': await draw(512),
    'icon-maskable-512.png': await draw(512, 0.22),
  };
}

function draw(size: number, margin?: number): Promise<Buffer> {
  const svg = createLogoIconSvg({ size, ...(margin !== undefined && { margin }) });
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 32, effort: 10 }).toBuffer();
}

/** An ICO file that holds PNG images: a header of 6 bytes, one entry of 16 for each, then the images. */
function packIco(images: { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.byteLength;
  for (const [index, { size, png }] of images.entries()) {
    const entry = 6 + 16 * index;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.byteLength, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.byteLength;
  }
  return Buffer.concat([header, ...images.map(({ png }) => png)]);
}

/** The drawings of the default articles, by file name. */
export function makeDrawings(): Record<string, string> {
  const drawOne = (key: PictureKey | FigureKey) =>
    drawPicture(key, (words, face = 'display') => outlineText(openTypeface(face), words));
  return Object.fromEntries(
    [...pictureKeys, ...figureKeys].map((key) => [paths.drawing(key).slice(1), drawOne(key)]),
  );
}

if (import.meta.main) {
  mkdirSync(join(publicDir, drawingsPrefix), { recursive: true });
  for (const [name, bytes] of Object.entries({ ...(await makeIcons()), ...makeDrawings() })) {
    writeFileSync(join(publicDir, name), bytes);
    console.log(`${name} ${Buffer.byteLength(bytes)} bytes`);
  }
}
