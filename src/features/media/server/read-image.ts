import { loadSharp } from '#platform/images/load-sharp.ts';
import { badRequest, Problem } from '#platform/http/problem.ts';

/** The accepted formats, by their bytes, and how each is re-encoded. */
const formats = {
  png: { extension: 'png', contentType: 'image/png' },
  jpeg: { extension: 'jpg', contentType: 'image/jpeg' },
  webp: { extension: 'webp', contentType: 'image/webp' },
  gif: { extension: 'gif', contentType: 'image/gif' },
} as const;

type Format = keyof typeof formats;

/** An image as it is stored: decoded, turned upright, without metadata, encoded again. */
export interface CleanImage {
  bytes: Buffer;
  extension: string;
  contentType: string;
  width: number;
  height: number;
}

const megapixel = 1_000_000;

/** Of all frames of an animation together. Decoding an interlaced image takes about 7 bytes for each pixel, and up to 11. */
const limitInputPixels = 40 * megapixel;

/** Larger images are scaled down to this on their longer side. */
const longestSide = 2400;

/** The format by its first bytes, whatever the file's name; null for any other. */
function sniffFormat(bytes: Uint8Array): Format | null {
  const text = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'gif';
  return null;
}

/** 400 for anything that is not an image in an accepted format. */
export const notAnImage = (): Problem =>
  badRequest('Only PNG, JPEG, WebP and GIF images can be uploaded', 'not_an_image');

/** 400 for an image with more pixels than are decoded. @param frames of an animation, which count together */
export function tooManyPixels(pixels: number, frames = 1): Problem {
  const megapixels = Math.ceil((pixels / megapixel) * 10) / 10;
  const subject = frames > 1 ? `The ${frames} frames of the image together have` : 'The image has';
  const detail = `${subject} ${megapixels} megapixels. At most ${limitInputPixels / megapixel} are accepted.`;
  return badRequest(detail, 'too_many_pixels');
}

/** @throws Problem 400 when the bytes are not a PNG, JPEG, WebP or GIF that can be decoded, or have too many pixels */
export async function readImage(bytes: Uint8Array): Promise<CleanImage> {
  const format = sniffFormat(bytes);
  if (!format) throw notAnImage();
  const sharp = await loadSharp();
  try {
    const animated = format === 'gif' || format === 'webp';
    const header = await sharp(bytes, { limitInputPixels: false, animated }).metadata();
    if (header.format !== format) throw new Error('the decoder sees another format');
    const pixels = header.width * header.height;
    if (pixels > limitInputPixels) throw tooManyPixels(pixels, header.pages);
    const { data, info } = await sharp(bytes, { limitInputPixels, animated, failOn: 'error' })
      .autoOrient()
      .resize({
        width: longestSide,
        height: animated ? undefined : longestSide,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .toFormat(format, format === 'png' ? { compressionLevel: 9 } : {})
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, ...formats[format], width: info.width, height: info.pageHeight ?? info.height };
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw badRequest('The image could not be read. It may be damaged.', 'not_an_image');
  }
}
