import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { ImportReport } from '../../../imports.contract.ts';
import { ImportError } from '../import-error.ts';
import { openZip, type Zip } from './read-zip.ts';

/** Of a compressed export: unpacked, a gigabyte of text is what a large site has. */
const maximumTextBytes = 4 * 1_073_741_824;

/** A file to import, recognized. */
export interface OpenExport {
  source: ImportReport['source'];
  /** Reads it once more from its beginning, a part at a time. @throws ImportError */
  read(): AsyncGenerator<Uint8Array>;
  /** The archive that it is in, if it is in one. */
  zip: Zip | null;
  close(): void;
}

/**
 * Opens a Ghost export (JSON) or a WordPress export (WXR, which is XML), as such or in a zip archive. What it is
 * shows in its bytes.
 * @throws ImportError
 */
export async function openExport(file: string): Promise<OpenExport> {
  const isZip = (await readHead(file)).subarray(0, 4).toString('latin1') === 'PK\x03\x04';
  if (!isZip) {
    const source = findSource(await readHead(file));
    return { source, read: () => readParts(createReadStream(file)), zip: null, close: () => {} };
  }
  const zip = await openZip(file);
  try {
    const name = findExport(zip);
    const read = async function* () {
      yield* readParts(await zip.open(name));
    };
    const { value: first } = await read().next();
    return { source: findSource(Buffer.from(first ?? [])), read, zip, close: zip.close };
  } catch (error) {
    zip.close();
    throw error;
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

function findSource(head: Buffer): ImportReport['source'] {
  const text = head
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (text.startsWith('{')) return 'ghost';
  if (text.startsWith('<')) return 'wordpress';
  throw new ImportError(
    'This is neither a Ghost export (JSON) nor a WordPress export (XML), nor a zip archive with one.',
  );
}

/** The export is beside the folder of pictures: the least deep, then the largest. */
function findExport(zip: Zip): string {
  const depthOf = (name: string) => name.split('/').length;
  const [name] = zip.names
    .filter((one) => /\.(?:json|xml)$/i.test(one))
    .toSorted((a, b) => depthOf(a) - depthOf(b) || zip.sizeOf(b) - zip.sizeOf(a));
  if (name === undefined)
    throw new ImportError('The archive has no export in it: no .json and no .xml file.');
  return name;
}

async function* readParts(parts: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  try {
    for await (const part of parts) {
      bytes += part.byteLength;
      if (bytes > maximumTextBytes) throw new ImportError('The export is larger than 4 GB when unpacked.');
      yield part;
    }
  } catch (error) {
    if (error instanceof ImportError) throw error;
    throw new ImportError(`The file cannot be read: it may be damaged or cut off (${String(error)}).`);
  }
}
