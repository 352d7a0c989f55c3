import type { Readable } from 'node:stream';
import { imageWidths, iconSizes, mailPictureWidth, sharePicture } from '#domain/uploads/upload-variants.ts';
import type { Platform } from '#platform/context.ts';
import { loadSharp } from '#platform/images/load-sharp.ts';
import { uploadName } from './describe-upload.ts';
import { selectUpload } from './uploads.store.ts';
import { deriveImage, type Derivation, type DerivingPlatform } from './derive-image.ts';
import type { Sharp } from 'sharp';
import type { Focus } from '#domain/uploads/focus.ts';

export interface ServedImage {
  contentType: string;
  /** In bytes. */
  length: number;
  body: Uint8Array | Readable;
}

const contentTypes: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
};

/**
 * The variant requested of an uploaded image: one of `imageWidths`, one of `iconSizes`, the share image, or that of
 * mails.
 */
export type ImageVariant = { width: number } | { icon: number } | { share: true } | { mail: true };

type ServingPlatform = DerivingPlatform & Pick<Platform, 'database'>;

/**
 * An uploaded image by its name, or a variant of it, made with the first request and stored. Null when there
 * is no such image or variant.
 * @throws Problem 503 while too many images are being processed
 */
export async function serveImage(
  platform: ServingPlatform,
  { name, variant }: { name: string; variant: ImageVariant | null },
): Promise<ServedImage | null> {
  const extension = name.match(uploadName)?.[3];
  if (!extension) return null;
  if (variant === null) return serveStored(platform, name, contentTypes[extension]!);
  const derivation = describeVariant(platform, name, variant);
  if (!derivation) return null;
  const { contentType } = derivation;
  const stored = await serveStored(platform, derivation.keyOf(name), contentType);
  if (stored) return stored;
  const body = await deriveImage(platform, { name, derivation });
  return body && { contentType, length: body.byteLength, body };
}

async function serveStored(
  { storage }: Pick<DerivingPlatform, 'storage'>,
  key: string,
  contentType: string,
): Promise<ServedImage | null> {
  const file = await storage.open(key);
  return file && { contentType, ...file };
}

function describeVariant(
  { database }: ServingPlatform,
  name: string,
  variant: ImageVariant,
): Derivation | null {
  if ('share' in variant) return describeShare(async () => selectUpload(database.kysely, name));
  if ('mail' in variant) return /\.(png|gif)$/.test(name) ? mailPng : mailJpeg;
  if ('icon' in variant) return isOneOf(iconSizes, variant.icon) ? describeIcon(variant.icon) : null;
  return isOneOf(imageWidths, variant.width) ? describeWidth(variant.width) : null;
}

export const widthKey = (name: string, width: number): string => `variants/${name}-w${width}.webp`;
export const iconKey = (name: string, size: number): string => `variants/${name}-icon${size}.png`;
export const mailKey = (name: string, format: 'png' | 'jpeg'): string => `variants/${name}-mail.${format}`;
export const shareKey = (name: string): string => `variants/${name}-share.jpg`;

const isOneOf = (known: readonly number[], value: number): boolean => known.includes(value);

const describeWidth = (width: number): Derivation => ({
  purpose: 'view',
  contentType: 'image/webp',
  keyOf: (name) => widthKey(name, width),
  async make(original) {
    const sharp = await loadSharp();
    return sharp(original)
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 70, effort: 6 })
      .toBuffer();
  },
});

const describeIcon = (size: number): Derivation => ({
  purpose: 'view',
  contentType: 'image/png',
  keyOf: (name) => iconKey(name, size),
  async make(original) {
    const sharp = await loadSharp();
    return sharp(original)
      .resize({ width: size, height: size, fit: 'contain', background: 'transparent' })
      .png()
      .toBuffer();
  },
});

const describeMail = (format: 'png' | 'jpeg'): Derivation => ({
  purpose: 'view',
  contentType: `image/${format}`,
  keyOf: (name) => mailKey(name, format),
  async make(original) {
    const sharp = await loadSharp();
    const sized = sharp(original).resize({ width: mailPictureWidth, withoutEnlargement: true });
    if (format === 'png') return sized.png({ palette: true }).toBuffer();
    return sized.flatten({ background: 'white' }).jpeg({ quality: 80 }).toBuffer();
  },
});

const mailPng = describeMail('png');
const mailJpeg = describeMail('jpeg');

type ReadFocus = () => Promise<{ focus_x: number; focus_y: number } | undefined>;

/** A JPEG, because not every service that shows it reads WebP. */
const describeShare = (readFocus: ReadFocus): Derivation => ({
  purpose: 'view',
  contentType: 'image/jpeg',
  keyOf: shareKey,
  async make(original) {
    const { focus_x: x, focus_y: y } = (await readFocus()) ?? { focus_x: 50, focus_y: 50 };
    const cut = await cutToFocus(original, sharePicture, { x, y });
    return cut.flatten({ background: 'white' }).jpeg({ quality: 82 }).toBuffer();
  },
});

/** An image cut to fill a size, with its focus in view, as `object-fit: cover` and `object-position` do it. */
async function cutToFocus(
  original: Uint8Array,
  { width, height }: { width: number; height: number },
  focus: Focus,
): Promise<Sharp> {
  const sharp = await loadSharp();
  const image = sharp(original);
  const natural = await image.metadata();
  const scale = Math.max(width / natural.width, height / natural.height);
  const scaled = {
    width: Math.max(width, Math.round(natural.width * scale)),
    height: Math.max(height, Math.round(natural.height * scale)),
  };
  const left = Math.round(((scaled.width - width) * focus.x) / 100);
  const top = Math.round(((scaled.height - height) * focus.y) / 100);
  return image.resize({ ...scaled, fit: 'fill' }).extract({ left, top, width, height });
}
