import type { Config } from '../config/read-config.ts';
import { openBucket } from './open-bucket.ts';
import { openDirectory } from './open-directory.ts';
import { isStorageKey, StorageError, type Storage } from './storage.ts';

/** Opens the disk folder or the bucket. */
export async function openStorage(config: Config['storage']): Promise<Storage> {
  const store = config.kind === 'disk' ? await openDirectory(config.dir) : await openBucket(config);
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
    checkWritable: () => store.checkWritable(),
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
