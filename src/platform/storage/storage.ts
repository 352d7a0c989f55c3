import type { Readable } from 'node:stream';

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
  /** The file as a stream, or null: many concurrent requests for it take no memory. */
  open(key: string): Promise<OpenFile | null>;
  exists(key: string): Promise<boolean>;
  /** Every key, in no order. */
  list(): Promise<string[]>;
  /** Names in the folder or bucket that cannot be keys: somebody else's files. */
  listOthers(): Promise<string[]>;
  delete(key: string): Promise<void>;
  /** @throws when the storage does not answer. */
  ping(): Promise<void>;
  /** @throws when its folder takes no files, however much room there is; nobody asks a bucket. */
  checkWritable(): Promise<void>;
}

/** A folder or bucket. Each function throws what the system or the S3 client does. */
export interface FileStore extends Pick<Storage, 'put' | 'delete' | 'ping' | 'checkWritable'> {
  read(key: string): Promise<Uint8Array>;
  open(key: string): Promise<OpenFile>;
  /** @throws when there is no such file */
  ask(key: string): Promise<void>;
  /** Everything in it, whether or not it can be a key. */
  listNames(): Promise<string[]>;
}

/** The folder or bucket could not read, write or delete a file; its cause says why. */
export class StorageError extends Error {
  constructor(key: string, cause: unknown) {
    super(`The storage failed at ${key}`, { cause });
    this.name = 'StorageError';
  }
}

/** A file's name: none leads out of its folder, and none has to be escaped in a URL. */
export const storageKey = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;

export const isStorageKey = (name: string): boolean => storageKey.test(name);

/** Files under it are never served to visitors: see http's uploads, which only know names of images. */
export const privatePrefix = 'private/';

export const isPrivateKey = (key: string): boolean => key.startsWith(privatePrefix);
