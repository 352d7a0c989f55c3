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

/** @returns an uploaded picture, as documents name it */
export async function uploadPicture(url: string, cookie: string, size = { width: 1600, height: 1067 }) {
  const { buffer, name, mimeType } = await makePicture(size);
  const form = new FormData();
  form.append('file', new File([new Uint8Array(buffer)], name, { type: mimeType }));
  const headers = { cookie, origin: url };
  const uploaded = await fetch(`${url}/functions/v1/uploads`, { method: 'POST', headers, body: form });
  const answer = (await uploaded.json()) as { url: string };
  return { image: new URL(answer.url, url).pathname, text: 'A garden by the water' };
}
