import { mkdirSync } from 'node:fs';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Config } from '../config/read-config.ts';

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

/** Opens the disk folder or the bucket. The S3 client is only loaded where it is used. */
export async function openStorage(config: Config['storage']): Promise<Storage> {
  const disk = config.kind === 'disk' ? openFolder(config.dir) : await openBucket(config);
  return {
    async put(key, bytes, contentType) {
      await disk.put(key, bytes, { contentType, cacheControl: 'public, max-age=31536000, immutable' });
    },
    async get(key) {
      if (!(await disk.exists(key))) return null;
      return disk.getBytes(key);
    },
    exists: (key) => disk.exists(key),
    list: () => listKeys(disk),
    delete: (key) => disk.delete(key),
    async ping() {
      await disk.exists('ping');
    },
  };
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

function openFolder(dir: string): Disk {
  mkdirSync(dir, { recursive: true });
  return new Disk(new FSDriver({ location: dir, visibility: 'public' }));
}

async function openBucket(config: Extract<Config['storage'], { kind: 's3' }>): Promise<Disk> {
  const { S3Driver } = await import('flydrive/drivers/s3');
  return new Disk(
    new S3Driver({
      bucket: config.bucket,
      region: config.region,
      visibility: 'private',
      supportsACL: false,
      ...(config.endpoint && { endpoint: config.endpoint, forcePathStyle: true }),
      ...(config.credentials && { credentials: config.credentials }),
      // Servers other than Amazon's own often know no streaming checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    }),
  );
}
