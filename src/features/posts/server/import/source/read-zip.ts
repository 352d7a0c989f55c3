import { promisify } from 'node:util';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import type { Readable } from 'node:stream';
import { ImportError } from '../import-error.ts';

/** More than a site has; each takes some hundred bytes. */
const maximumEntries = 200_000;

/** The names of a zip archive's files, and their bytes. */
export interface Zip {
  names: readonly string[];
  /** The size that the archive declares, in bytes. */
  sizeOf(name: string): number;
  open(name: string): Promise<Readable>;
  close(): void;
}

/**
 * Reads a zip archive's directory. Nothing of the files is read before it is asked for.
 * @throws ImportError for what is no archive, is cut off, or names files outside of itself
 */
export async function openZip(file: string): Promise<Zip> {
  const zip = await openFile(file).catch(refuse);
  const entries = await listEntries(zip).catch((error: unknown) => {
    zip.close();
    return refuse(error);
  });
  const openStream = promisify(zip.openReadStream.bind(zip)) as (entry: Entry) => Promise<Readable>;
  return {
    names: [...entries.keys()],
    sizeOf: (name) => entries.get(name)!.uncompressedSize,
    async open(name) {
      const entry = entries.get(name)!;
      if (entry.isEncrypted()) throw new ImportError(`${name} in the archive is encrypted.`);
      return openStream(entry).catch(refuse);
    },
    close: () => zip.close(),
  };
}

const openFile = (file: string): Promise<ZipFile> =>
  promisify<string, yauzl.Options, ZipFile>(yauzl.open)(file, { lazyEntries: true, autoClose: false });

function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  return new Promise((resolve, reject) => {
    const entries = new Map<string, Entry>();
    if (zip.entryCount > maximumEntries) {
      reject(new ImportError(`The archive has more than ${maximumEntries} files.`));
      return;
    }
    zip.on('error', reject);
    zip.on('end', () => resolve(entries));
    zip.on('entry', (entry: Entry) => {
      const isFolder = entry.fileName.endsWith('/');
      // macOS adds a shadow of each file.
      if (!isFolder && !entry.fileName.startsWith('__MACOSX/')) entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.readEntry();
  });
}

function refuse(error: unknown): never {
  if (error instanceof ImportError) throw error;
  const reason = error instanceof Error ? error.message : String(error);
  if (/relative path|absolute path|invalid characters/i.test(reason))
    throw new ImportError('The archive names files outside of itself. Nothing was read of it.');
  throw new ImportError(`The archive cannot be read: it may be damaged or cut off (${reason}).`);
}
