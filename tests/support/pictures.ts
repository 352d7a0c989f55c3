import sharp from 'sharp';

/** A picture file as a browser's file chooser gives it. */
export interface PictureFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A small PNG of one color. */
export async function makePicture({
  width = 320,
  height = 180,
  background = '#145a64',
} = {}): Promise<PictureFile> {
  const buffer = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
  return { name: 'picture.png', mimeType: 'image/png', buffer };
}

interface UploadOptions {
  width?: number;
  height?: number;
  background?: string;
  /** What it is for, if not a post. */
  kind?: string;
}

/** Uploads a picture. @returns its path */
export async function uploadPicture(
  url: string,
  cookie: string,
  { kind = 'blog', ...look }: UploadOptions = {},
): Promise<string> {
  const { buffer, name, mimeType } = await makePicture(look);
  const form = new FormData();
  form.set('kind', kind);
  form.set('file', new File([new Uint8Array(buffer)], name, { type: mimeType }));
  const headers = { cookie, origin: url };
  const uploaded = await fetch(`${url}/functions/v1/uploads`, { method: 'POST', headers, body: form });
  if (uploaded.status !== 201) throw new Error(`a picture was answered with ${uploaded.status}`);
  return new URL(((await uploaded.json()) as { url: string }).url, url).pathname;
}

/** An uploaded picture, as documents name it. */
export async function uploadDescribed(url: string, cookie: string, size = { width: 1600, height: 1067 }) {
  return { image: await uploadPicture(url, cookie, size), text: 'A garden by the water' };
}
