/** The folder or bucket could not read, write or delete a file; its cause says why. */
export class StorageError extends Error {
  constructor(key: string, cause: unknown) {
    super(`The storage failed at ${key}`, { cause });
    this.name = 'StorageError';
  }
}
