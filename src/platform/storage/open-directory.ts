import { randomUUID } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { access, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { FileStore, OpenFile } from './storage.ts';

/** Holds files until they are complete; no key begins with it. */
const draftsFolder = '.drafts';

/** Longer than any write takes. */
const longestWriteMs = 3_600_000;

/** Files in a folder. */
export async function openDirectory(dir: string): Promise<FileStore> {
  await mkdir(dir, { recursive: true });
  await removeLeftovers(join(dir, draftsFolder));
  return {
    put: (key, bytes) => putWhole(dir, key, bytes).catch(nameFullDisk(dir)),
    read: (key) => readFile(join(dir, key)),
    open: (key) => openFile(join(dir, key)),
    ask: (key) => access(join(dir, key)),
    delete: (key) => rm(join(dir, key), { force: true }),
    listNames: () => listNames(dir),
    ping: () => access(dir),
    checkWritable: () => checkWritable(dir),
  };
}

/** Links to files are files. */
async function listNames(dir: string): Promise<string[]> {
  const names: string[] = [];
  for (const entry of await readdir(dir, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const parts = relative(dir, path).split(sep);
    if (parts[0] !== draftsFolder && (await isFile(entry, path))) names.push(parts.join('/'));
  }
  return names;
}

async function isFile(entry: Dirent, path: string): Promise<boolean> {
  if (!entry.isSymbolicLink()) return entry.isFile();
  const target = await stat(path).catch(() => null);
  return target?.isFile() ?? false;
}

/** Removes drafts of killed processes. Another process may be writing a newer one. */
async function removeLeftovers(drafts: string): Promise<void> {
  for (const name of await readdir(drafts).catch(() => [])) {
    const stats = await stat(join(drafts, name)).catch(() => null);
    const isOld = stats !== null && Date.now() - stats.mtimeMs > longestWriteMs;
    if (isOld) await rm(join(drafts, name), { force: true });
  }
}

async function openFile(path: string): Promise<OpenFile> {
  const handle = await open(path);
  try {
    const { size } = await handle.stat();
    return { length: size, body: handle.createReadStream() };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/**
 * A request while a file is overwritten would get a part, and cache it as immutable. A renamed file is complete
 * at once, and on disk before it is acknowledged.
 */
async function putWhole(dir: string, key: string, bytes: Uint8Array): Promise<void> {
  const draft = join(dir, draftsFolder, randomUUID());
  const path = join(dir, key);
  for (const file of [draft, path]) await mkdir(dirname(file), { recursive: true });
  try {
    await writeFile(draft, bytes, { flush: true });
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Writes an empty file, as only that knows of owners, access lists and read-only disks. */
async function checkWritable(dir: string): Promise<void> {
  const draft = join(dir, draftsFolder, randomUUID());
  try {
    await mkdir(dirname(draft), { recursive: true });
    await writeFile(draft, '');
    await rm(draft);
  } catch (error) {
    const isFull = error instanceof Error && 'code' in error && error.code === 'ENOSPC';
    if (!isFull) throw Object.assign(Object(error), { path: dir });
  }
}

/** Adds the folder to the error of a full disk: of a file that is open the system does not say which it is. */
export const nameFullDisk =
  (folder: string) =>
  (error: unknown): never => {
    const isFull = error instanceof Error && 'code' in error && error.code === 'ENOSPC';
    throw isFull ? Object.assign(error, { path: folder }) : error;
  };
