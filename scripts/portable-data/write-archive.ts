import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack, type Pack } from 'tar-stream';
import type { Storage } from '#platform/storage/storage.ts';
import type { Dump } from './dump-tables.ts';
import { manifestEntry, tableEntry, uploadEntry, type Manifest } from './manifest.ts';

/** The part of the manifest that is known before the archive is written. */
export type Origin = Pick<Manifest, 'product_version' | 'created_at' | 'secret'>;

/**
 * Writes a dump and the storage's files into one archive. The file appears once it is complete and on disk.
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
  const output = createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true });
  const manifest = await streamArchive(output, dump, dumpDir, storage, origin);
  await rename(part, file);
  await syncFolder(dirname(file));
  return manifest;
}

/** Writes the archive as it is made: whoever reads it learns of a failure by its end. */
export async function streamArchive(
  output: Writable,
  dump: Dump,
  dumpDir: string,
  storage: Storage,
  origin: Origin,
): Promise<Manifest> {
  const tar = pack();
  const adding = addEntries(tar, dump, dumpDir, storage, origin);
  // Whichever of the two fails first, the pipeline's error is the reason.
  adding.catch((error: unknown) => tar.destroy(error instanceof Error ? error : new Error(String(error))));
  await pipeline(tar, createGzip({ level: 6 }), output);
  return adding;
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

/** Images in other widths are made again when requested. */
async function listOriginals(storage: Storage): Promise<string[]> {
  return (await storage.list()).filter((key) => !key.startsWith('variants/'));
}

/** An error that breaks the archive off is one of the entry under way too: the pipeline listens for it. */
const addEntry = (tar: Pack, name: string, bytes: Uint8Array): Promise<void> =>
  pipeline([bytes], tar.entry({ name, size: bytes.byteLength, mode: 0o600 }));

/** A new name is on disk only once its folder is. */
async function syncFolder(dir: string): Promise<void> {
  await using handle = await open(dir);
  await handle.sync();
}
