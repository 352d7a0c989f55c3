import { mkdirSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Config } from '../config/read-config.ts';
import { openBucket, type Bucket } from './open-bucket.ts';

/** Files by key, such as `blog-1763640000000.webp`. */
export interface Storage {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** The bytes, or null when there is no such file. */
  get(key: string): Promise<Uint8Array | null>;
  exists(key: string): Promise<boolean>;
  /** Every key, in no order. */
  list(): Promise<string[]>;
  delete(key: string): Promise<void>;
  /** @throws when the storage does not answer. */
  ping(): Promise<void>;
}

/** Opens the disk folder or the bucket. */
export async function openStorage(config: Config['storage']): Promise<Storage> {
  const { disk, ask } = config.kind === 'disk' ? openFolder(config.dir) : await openBucket(config);
  return {
    async put(key, bytes, contentType) {
      await disk.put(key, bytes, { contentType, cacheControl: 'public, max-age=31536000, immutable' });
    },
    async get(key) {
      try {
        return await disk.getBytes(key);
      } catch (error) {
        if (isNoSuchFile(error)) return null;
        throw error;
      }
    },
    exists: (key) => disk.exists(key),
    list: () => listKeys(disk),
    delete: (key) => disk.delete(key),
    ping: ask,
  };
}

/** The folder's ENOENT and S3's NoSuchKey: not a bucket that is missing. */
function isNoSuchFile(error: unknown): boolean {
  if (!(error instanceof Error) || !(error.cause instanceof Error)) return false;
  const { cause } = error;
  return cause.name === 'NoSuchKey' || ('code' in cause && cause.code === 'ENOENT');
}

async function listKeys(disk: Disk): Promise<string[]> {
  const keys: string[] = [];
  let paginationToken: string | undefined;
  do {
    const page = await disk.listAll('', { recursive: true, ...(paginationToken && { paginationToken }) });
    for (const object of page.objects) if (object.isFile) keys.push(object.key);
    ({ paginationToken } = page);
  } while (paginationToken);
  return keys;
}

function openFolder(dir: string): Bucket {
  mkdirSync(dir, { recursive: true });
  const disk = new Disk(new FSDriver({ location: dir, visibility: 'public' }));
  return { disk, ask: () => access(dir) };
}
