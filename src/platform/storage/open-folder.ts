import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { access, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Disk, errors } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { OpenFile } from './open-storage.ts';

/** Where files are until they are whole; no key begins with it. */
export const draftsFolder = '.drafts/';

/** A folder as flydrive's disk, how to put a file into it and open one, and how to ask for the folder itself. */
export function openFolder(dir: string) {
  mkdirSync(dir, { recursive: true });
  const disk = new Disk(new FSDriver({ location: dir, visibility: 'public' }));
  const put = (key: string, bytes: Uint8Array) =>
    putWhole(dir, key, bytes).catch((cause: unknown) => {
      throw new errors.E_CANNOT_WRITE_FILE([key], { cause });
    });
  return { disk, put, open: (key: string) => openFile(join(dir, key)), ask: () => access(dir) };
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
 * flydrive's driver empties a file and then fills it: who asks in between is given a part, and keeps it
 * as immutable. A file that is renamed is there whole, and on disk before it is acknowledged.
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
