import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Storage } from '#platform/storage/storage.ts';
import { uploadEntry, type Manifest } from './manifest.ts';

const contentTypes: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
};

/** By the end of its name. */
export const contentTypeOf = (key: string): string =>
  contentTypes[key.split('.').at(-1)!] ?? 'application/octet-stream';

type Upload = Manifest['uploads'][number];

/** Whether the storage has no other files than the backup: what a restore leaves behind that was cut off. */
export async function hasNoOthers(storage: Storage, { uploads }: Manifest): Promise<boolean> {
  const known = new Map(uploads.map((upload) => [upload.key, upload]));
  for (const key of await storage.list()) {
    const upload = known.get(key);
    if (!upload || !(await isThere(storage, upload))) return false;
  }
  return true;
}

/** The backup's files that are not there yet: adding them changes nothing that was there before. */
export async function listMissing(storage: Storage, { uploads }: Manifest): Promise<Upload[]> {
  const present = new Set(await storage.list());
  return uploads.filter(({ key }) => !present.has(key));
}

export async function addUploads(storage: Storage, uploads: Upload[], dir: string): Promise<void> {
  for (const { key } of uploads) await putUpload(storage, key, dir);
}

/** Takes away what was added, as far as the storage answers. */
export async function removeUploads(storage: Storage, uploads: Upload[]): Promise<void> {
  for (const { key } of uploads) await storage.delete(key).catch(() => {});
}

/** Makes the storage hold exactly the backup's files. */
export async function replaceUploads(storage: Storage, { uploads }: Manifest, dir: string): Promise<void> {
  const wanted = new Set(uploads.map(({ key }) => key));
  for (const key of await storage.list()) if (!wanted.has(key)) await storage.delete(key);
  for (const upload of uploads) {
    if (!(await isThere(storage, upload))) await putUpload(storage, upload.key, dir);
  }
}

async function isThere(storage: Storage, { key, sha256 }: Upload): Promise<boolean> {
  const bytes = await storage.get(key);
  return bytes !== null && createHash('sha256').update(bytes).digest('hex') === sha256;
}

async function putUpload(storage: Storage, key: string, dir: string): Promise<void> {
  await storage.put(key, await readFile(join(dir, uploadEntry(key))), contentTypeOf(key));
}
