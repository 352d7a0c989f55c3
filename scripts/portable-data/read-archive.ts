import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract, type Extract } from 'tar-stream';
import {
  isKnownEntry,
  manifestEntry,
  manifestSchema,
  tableEntry,
  uploadEntry,
  type Manifest,
} from './manifest.ts';

interface Unpacked {
  bytes: number;
  sha256: string;
}

/**
 * Unpacks an archive into `dir` and compares every file with the manifest.
 * @throws Error with one line that says what is wrong with it
 */
export async function readArchive(file: string, dir: string): Promise<Manifest> {
  const unpacked = await unpack(file, dir);
  if (!unpacked.delete(manifestEntry)) {
    throw new Error('the archive has no manifest: it is not a backup, or an incomplete one');
  }
  const manifest = parseManifest(await readFile(join(dir, manifestEntry), 'utf8'));
  const expected = [
    ...manifest.tables.map((table) => ({ ...table, entry: tableEntry(table.name) })),
    ...manifest.uploads.map((upload) => ({ ...upload, entry: uploadEntry(upload.key) })),
  ];
  for (const { entry, bytes, sha256 } of expected) {
    const found = unpacked.get(entry);
    if (!found) throw new Error(`the archive is damaged: ${entry} is missing`);
    if (found.bytes !== bytes || found.sha256 !== sha256) {
      throw new Error(`the archive is damaged: ${entry} differs from what was backed up`);
    }
    unpacked.delete(entry);
  }
  const [surplus] = unpacked.keys();
  if (surplus !== undefined)
    throw new Error(`the archive has a file that its manifest does not know: ${surplus}`);
  return manifest;
}

async function unpack(file: string, dir: string): Promise<Map<string, Unpacked>> {
  const tar = extract();
  const broken = new AbortController();
  // An entry does not always notice that its archive has ended early: then only the reader knows.
  const reading = pipeline(createReadStream(file), createGunzip(), tar).catch((error: unknown) => {
    broken.abort(error);
    throw error;
  });
  try {
    // Both are awaited: nothing may be written into the folder once it is removed.
    const [read, unpacked] = await Promise.allSettled([reading, unpackEntries(tar, dir, broken.signal)]);
    // If unpacking stopped, the reader's error is the reason.
    if (read.status === 'rejected' && !(unpacked.status === 'rejected' && isOwn(unpacked.reason)))
      throw read.reason;
    if (unpacked.status === 'rejected') throw unpacked.reason;
    return unpacked.value;
  } catch (error) {
    if (isCutOff(error)) throw new Error('the archive is cut off: its end is missing', { cause: error });
    const text = error instanceof Error ? error.message : String(error);
    throw new Error(`the archive cannot be read: ${text}`, { cause: error });
  }
}

const isOwn = (error: unknown): boolean => error instanceof Error && error.name !== 'AbortError';

/** In the words of zlib and tar-stream. */
const isCutOff = (error: unknown): boolean =>
  error instanceof Error && /^unexpected end of (file|data)$/i.test(error.message);

async function unpackEntries(tar: Extract, dir: string, signal: AbortSignal): Promise<Map<string, Unpacked>> {
  const unpacked = new Map<string, Unpacked>();
  for await (const entry of tar) {
    const { name, type } = entry.header;
    if (type !== 'file' || !isKnownEntry(name) || unpacked.has(name)) {
      throw new Error(`it has an entry that does not belong in a backup: ${JSON.stringify(name)}`);
    }
    const target = join(dir, name);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    const hash = createHash('sha256');
    let bytes = 0;
    const measure = new Transform({
      transform(part: Buffer, _encoding, done) {
        hash.update(part);
        bytes += part.byteLength;
        done(null, part);
      },
    });
    await pipeline(entry, measure, createWriteStream(target, { flags: 'wx', mode: 0o600 }), { signal });
    unpacked.set(name, { bytes, sha256: hash.digest('hex') });
  }
  return unpacked;
}

function parseManifest(text: string): Manifest {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Error('the archive is damaged: its manifest is not JSON', { cause: error });
  }
  const parsed = manifestSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0]!;
  throw new Error(`the backup's manifest is not valid: ${issue.path.join('.')}: ${issue.message}`);
}
