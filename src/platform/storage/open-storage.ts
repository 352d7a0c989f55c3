import type { Readable } from 'node:stream';
import { errors } from 'flydrive';
import type { Config } from '../config/read-config.ts';
import { openBucket } from './open-bucket.ts';
import { openFolder } from './open-folder.ts';
import { isStorageKey } from './storage-key.ts';

/** A file that is read as it is sent. Its stream must be read or destroyed. */
export interface OpenFile {
  /** In bytes. */
  length: number;
  body: Readable;
}

/** Files by key, such as `blog-1763640000000.webp`. */
export interface Storage {
  /** Stored completely once it resolves; until then the previous file remains. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** The bytes, or null when there is no such file. */
  get(key: string): Promise<Uint8Array | null>;
  /** The same, in pieces: many concurrent requests for it take no memory. */
  open(key: string): Promise<OpenFile | null>;
  exists(key: string): Promise<boolean>;
  /** Every key, in no order. */
  list(): Promise<string[]>;
  /** Names in the folder or bucket that cannot be keys: somebody else's files. */
  listOthers(): Promise<string[]>;
  delete(key: string): Promise<void>;
  /** @throws when the storage does not answer. */
  ping(): Promise<void>;
}

/** Opens the disk folder or the bucket. */
export async function openStorage(config: Config['storage']): Promise<Storage> {
  const { disk, put, open, listNames, ask } =
    config.kind === 'disk' ? await openFolder(config.dir) : await openBucket(config);
  return {
    put,
    async get(key) {
      try {
        return await disk.getBytes(key);
      } catch (error) {
        if (isNoSuchFile(error)) return null;
        throw error;
      }
    },
    async open(key) {
      try {
        return await open(key);
      } catch (cause) {
        const error = new errors.E_CANNOT_READ_FILE([key], { cause });
        if (isNoSuchFile(error)) return null;
        throw error;
      }
    },
    exists: (key) => disk.exists(key),
    list: async () => (await listNames()).filter(isStorageKey),
    listOthers: async () => (await listNames()).filter((name) => !isStorageKey(name)),
    delete: (key) => disk.delete(key),
    ping: ask,
  };
}

/** The folder's ENOENT and S3's NoSuchKey, but not a missing bucket. */
function isNoSuchFile(error: unknown): boolean {
  if (!(error instanceof Error) || !(error.cause instanceof Error)) return false;
  const { cause } = error;
  return cause.name === 'NoSuchKey' || ('code' in cause && cause.code === 'ENOENT');
}
