import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack, type Pack } from 'tar-stream';
import type { Storage } from '#platform/storage/open-storage.ts';
import type { Dump } from './dump-tables.ts';
import { manifestEntry, tableEntry, uploadEntry, type Manifest } from './manifest.ts';

/** What the manifest says besides what is found while the archive is written. */
export type Origin = Pick<Manifest, 'product_version' | 'created_at' | 'secret'>;

/**
 * Writes a dump and the storage's files into one archive. The file appears when it is whole and on disk.
 * @param dumpDir where the dump's tables are, on the archive's file system
 */
export async function writeArchive(
  file: string,
  dump: Dump,
  dumpDir: string,
  storage: Storage,
  origin: Origin,
): Promise<Manifest> {
  const part = join(dumpDir, 'archive.tar.gz');
  const tar = pack();
  const output = createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true });
  const [manifest] = await Promise.all([
    addEntries(tar, dump, dumpDir, storage, origin).catch((error: unknown) => {
      tar.destroy(error instanceof Error ? error : new Error(String(error)));
      throw error;
    }),
    pipeline(tar, createGzip({ level: 6 }), output),
  ]);
  await rename(part, file);
  await syncFolder(dirname(file));
  return manifest;
}

async function addEntries(
  tar: Pack,
  dump: Dump,
  dumpDir: string,
  storage: Storage,
  origin: Origin,
): Promise<Manifest> {
  for (const { name, bytes } of dump.tables) {
    const entry = tar.entry({ name: tableEntry(name), size: bytes, mode: 0o600 });
    await pipeline(createReadStream(join(dumpDir, `${name}.jsonl`)), entry);
  }
  const uploads: Manifest['uploads'] = [];
  for (const key of await listOriginals(storage)) {
    const bytes = await storage.get(key);
    // Deleted meanwhile.
    if (!bytes) continue;
    await addEntry(tar, uploadEntry(key), bytes);
    uploads.push({ key, bytes: bytes.byteLength, sha256: createHash('sha256').update(bytes).digest('hex') });
  }
  const manifest: Manifest = { format: 1, ...origin, ...dump, uploads };
  await addEntry(tar, manifestEntry, Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`));
  tar.finalize();
  return manifest;
}

/** Pictures in other widths are made again when they are asked for. */
async function listOriginals(storage: Storage): Promise<string[]> {
  return (await storage.list()).filter((key) => !key.startsWith('variants/'));
}

const addEntry = (tar: Pack, name: string, bytes: Uint8Array): Promise<void> =>
  new Promise((resolve, reject) => {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    tar.entry({ name, mode: 0o600 }, buffer, (error) => (error ? reject(error) : resolve()));
  });

/** A new name is on disk when its folder is. */
async function syncFolder(dir: string): Promise<void> {
  await using handle = await open(dir);
  await handle.sync();
}
