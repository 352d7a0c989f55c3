import { iconSizes, imageWidths } from '#domain/uploads/upload-variants.ts';
import type { Platform } from '#platform/context.ts';
import { previewKey } from './read-preview.ts';
import { iconKey, mailKey, shareKey, widthKey } from './serve-image.ts';

/** Deletes an upload's file, after everything that was derived from it. */
export async function deleteFiles({ storage }: Pick<Platform, 'storage'>, name: string): Promise<void> {
  for (const key of [...listVariantKeys(name), name]) await storage.delete(key);
}

const listVariantKeys = (name: string): string[] => [
  previewKey(name),
  shareKey(name),
  mailKey(name, 'png'),
  mailKey(name, 'jpeg'),
  ...imageWidths.map((width) => widthKey(name, width)),
  ...iconSizes.map((size) => iconKey(name, size)),
];
