import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Storage } from '#platform/storage/open-storage.ts';
import { uploadEntry, type Manifest } from './manifest.ts';

const contentTypes: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
};

/** Puts the files in that are not there yet: nothing that was there before changes. */
export async function addMissingUploads(storage: Storage, { uploads }: Manifest, dir: string): Promise<void> {
  const present = new Set(await storage.list());
  for (const { key } of uploads) if (!present.has(key)) await putUpload(storage, key, dir);
}

/** Makes the storage hold the backup's files and no others. */
export async function replaceUploads(storage: Storage, { uploads }: Manifest, dir: string): Promise<void> {
  const wanted = new Set(uploads.map(({ key }) => key));
  for (const key of await storage.list()) if (!wanted.has(key)) await storage.delete(key);
  for (const { key, sha256 } of uploads) {
    const bytes = await storage.get(key);
    if (bytes && createHash('sha256').update(bytes).digest('hex') === sha256) continue;
    await putUpload(storage, key, dir);
  }
}

async function putUpload(storage: Storage, key: string, dir: string): Promise<void> {
  const contentType = contentTypes[key.split('.').at(-1)!] ?? 'application/octet-stream';
  await storage.put(key, await readFile(join(dir, uploadEntry(key))), contentType);
}
