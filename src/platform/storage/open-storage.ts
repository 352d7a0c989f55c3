import type { Readable } from 'node:stream';
import type { Config } from '../config/read-config.ts';
import { openBucket } from './open-bucket.ts';
import { openFolder } from './open-folder.ts';
import { StorageError } from './storage-error.ts';
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

/** A folder or bucket. Each function throws what the system or the S3 client does. */
export interface FileStore extends Pick<Storage, 'put' | 'delete' | 'ping'> {
  read(key: string): Promise<Uint8Array>;
  open(key: string): Promise<OpenFile>;
  /** @throws when there is no such file */
  ask(key: string): Promise<void>;
  /** Everything in it, whether or not it can be a key. */
  listNames(): Promise<string[]>;
}

/** Opens the disk folder or the bucket. */
export async function openStorage(config: Config['storage']): Promise<Storage> {
  const store = config.kind === 'disk' ? await openFolder(config.dir) : await openBucket(config);
  /** @throws StorageError */
  async function attempt<T>(key: string, work: () => Promise<T>): Promise<T> {
    if (!isStorageKey(key)) throw new Error(`${key} cannot be a file's key`);
    return work().catch((cause: unknown) => {
      throw new StorageError(key, cause);
    });
  }
  return {
    put: (key, bytes, contentType) => attempt(key, () => store.put(key, bytes, contentType)),
    get: (key) => attempt(key, () => store.read(key)).catch(toNull),
    open: (key) => attempt(key, () => store.open(key)).catch(toNull),
    exists: async (key) => (await attempt(key, () => store.ask(key)).catch(toNull)) !== null,
    list: async () => (await store.listNames()).filter(isStorageKey),
    listOthers: async () => (await store.listNames()).filter((name) => !isStorageKey(name)),
    delete: (key) => attempt(key, () => store.delete(key)),
    ping: () => store.ping(),
  };
}

/** Null for a file that does not exist: the folder's ENOENT, S3's NoSuchKey and, without a body, NotFound. */
function toNull(error: unknown): null {
  const cause = error instanceof StorageError ? error.cause : null;
  if (cause instanceof Error) {
    const isMissing =
      /^(NoSuchKey|NotFound)$/.test(cause.name) || ('code' in cause && cause.code === 'ENOENT');
    if (isMissing) return null;
  }
  throw error;
}
