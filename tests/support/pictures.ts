import sharp from 'sharp';

/** A picture file as a browser's file chooser gives it. */
export interface PictureFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A small PNG of one color. */
export async function makePicture({ width = 320, height = 180 } = {}): Promise<PictureFile> {
  const background = { r: 20, g: 90, b: 100 };
  const buffer = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
  return { name: 'picture.png', mimeType: 'image/png', buffer };
}
