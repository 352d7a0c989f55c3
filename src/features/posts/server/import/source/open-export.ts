import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import type { ImportNote, ImportReport } from '../../../imports.contract.ts';
import { ImportError } from '../import-error.ts';
import { findEncoding } from './decode-text.ts';
import { openZip, type Zip } from './read-zip.ts';

/** Of an export, unpacked: a gigabyte of text is what a large site has. */
const maximumTextBytes = 4 * 1_073_741_824;

/** What is to be imported, recognized. */
export interface OpenExport {
  source: ImportReport['source'];
  /** WordPress exports a large site as several files. */
  files: ExportFile[];
  /** Exports in the archive that are not read. */
  unread: ImportNote[];
  close(): void;
}

interface ExportFile {
  name: string;
  /** Reads it once more from its beginning, a part at a time. @throws ImportError */
  read(): AsyncGenerator<Uint8Array>;
}

/**
 * Opens a Ghost export (JSON) or a WordPress export (WXR, which is XML), as such or in a zip archive. What it is
 * shows in its bytes.
 * @throws ImportError
 */
export async function openExport(file: string): Promise<OpenExport> {
  const zip = await openIfZip(file);
  if (!zip) {
    refuseLarge((await stat(file)).size);
    const source = findSource(await readHead(file));
    const read = () => readParts(createReadStream(file));
    return { source, files: [{ name: file, read }], unread: [], close: () => {} };
  }
  try {
    const { source, names, others } = await findExports(zip);
    refuseLarge(names.reduce((sum, name) => sum + zip.sizeOf(name), 0));
    const files = names.map((name) => ({ name, read: () => readEntry(zip, name) }));
    return { source, files, unread: others.map(noteUnread), close: zip.close };
  } catch (error) {
    zip.close();
    throw error;
  }
}

/** The archive that a file is, if it is one. @throws ImportError */
export async function openIfZip(file: string): Promise<Zip | null> {
  const isZip = (await readHead(file)).subarray(0, 4).toString('latin1') === 'PK\x03\x04';
  return isZip ? openZip(file) : null;
}

/** The items of all files, one after the other; if there are several, a refusal names its file. @throws ImportError */
export async function* readEach<Item>(
  { files }: Pick<OpenExport, 'files'>,
  readItems: (bytes: AsyncGenerator<Uint8Array>) => AsyncGenerator<Item>,
): AsyncGenerator<Item> {
  for (const { name, read } of files) {
    try {
      yield* readItems(read());
    } catch (error) {
      if (!(error instanceof ImportError) || files.length === 1) throw error;
      throw new ImportError(`${name}: ${error.message}`);
    }
  }
}

async function readHead(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4096), 0, 4096, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

const toText = (head: Uint8Array): string => new TextDecoder(findEncoding(head)).decode(head).trimStart();

function findSource(head: Uint8Array): ImportReport['source'] {
  const text = toText(head);
  if (text.startsWith('{')) return 'ghost';
  if (text.startsWith('<')) return 'wordpress';
  throw new ImportError(
    'This is neither a Ghost export (JSON) nor a WordPress export (XML), nor a zip archive with one.',
  );
}

/** Whether a file of an archive, which may have others of the kind, begins as an export does. */
function isExport(head: Uint8Array): boolean {
  const text = toText(head);
  return (
    /^\{\s*"(?:db|meta|data)"\s*:/.test(text) ||
    (/<rss\b/.test(text) && /wordpress\.org\/export\//.test(text))
  );
}

interface FoundExports {
  source: ImportReport['source'];
  names: string[];
  others: string[];
}

/**
 * The export is beside the folder of pictures: the least deep, then the largest. WordPress' files as deep as it are
 * parts of it, in the order of their names.
 */
async function findExports(zip: Zip): Promise<FoundExports> {
  const depthOf = (name: string) => name.split('/').length;
  const candidates = zip.names
    .filter((one) => /\.(?:json|xml)$/i.test(one))
    .toSorted((a, b) => depthOf(a) - depthOf(b) || zip.sizeOf(b) - zip.sizeOf(a));
  if (candidates.length === 0)
    throw new ImportError('The archive has no export in it: no .json and no .xml file.');
  const found: string[] = [];
  for (const name of candidates) if (isExport(await readEntryHead(zip, name))) found.push(name);
  const [first = candidates[0]!, ...more] = found;
  const source = findSource(await readEntryHead(zip, first));
  const isPart = (name: string) =>
    source === 'wordpress' && /\.xml$/i.test(name) && depthOf(name) === depthOf(first);
  const { parts = [], others = [] } = Object.groupBy(more, (name) => (isPart(name) ? 'parts' : 'others'));
  const names = [first, ...parts].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  return { source, names, others };
}

async function readEntryHead(zip: Zip, name: string): Promise<Uint8Array> {
  for await (const part of readEntry(zip, name)) return part;
  return new Uint8Array();
}

async function* readEntry(zip: Zip, name: string): AsyncGenerator<Uint8Array> {
  yield* readParts(await zip.open(name));
}

const noteUnread = (name: string): ImportNote => ({
  kind: 'skipped',
  post: '',
  what: name,
  reason: 'Another export in the archive: import it alone',
});

function refuseLarge(bytes: number): void {
  if (bytes > maximumTextBytes) throw new ImportError('The export is larger than 4 GB when unpacked.');
}

async function* readParts(parts: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* parts;
  } catch (error) {
    throw new ImportError(`The file cannot be read: it may be damaged or cut off (${String(error)}).`);
  }
}
