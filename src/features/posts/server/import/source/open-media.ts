import { buffer } from 'node:stream/consumers';
import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { ImportError } from '../import-error.ts';
import { openZip, type Zip } from './read-zip.ts';

/** As large as an upload may be. */
const maximumPictureBytes = 10_485_760;

/** A picture's file. */
export interface MediaFile {
  name: string;
  /** @throws ImportError for one that is too large or damaged */
  read(): Promise<Uint8Array>;
}

/** Where the pictures of an import are. */
export interface Media {
  /** @param path below the former site's folder of uploads */
  find(path: string): Promise<MediaFile | null>;
  close(): void;
}

export const noMedia: Media = { find: async () => null, close: () => {} };

/** The folders that Ghost and WordPress keep uploads in, with which or without which they may have been copied. */
const roots = ['content/images/', 'wp-content/uploads/', 'uploads/', 'images/', ''];

const tooLarge = (name: string) => new ImportError(`${name} is larger than 10 MB.`);

/** A folder, or a zip archive. @throws ImportError */
export async function openMedia(path: string): Promise<Media> {
  const found = await stat(path).catch(() => null);
  if (!found) throw new ImportError(`There is no folder or archive ${path}.`);
  return found.isDirectory() ? openFolder(path) : openArchive(await openZip(path));
}

/** A file outside of the folder is not found, nor one that a link leads to there. */
async function openFolder(folder: string): Promise<Media> {
  const inside = `${await realpath(folder)}${sep}`;
  return {
    async find(path) {
      if (path.split('/').includes('..') || path.includes('\0')) return null;
      for (const root of roots) {
        const file = await realpath(join(inside, root, path)).catch(() => null);
        if (file === null || !file.startsWith(inside)) continue;
        const { size, isFile } = await stat(file).then((one) => ({ size: one.size, isFile: one.isFile() }));
        if (isFile) return { name: path, read: () => readWhole(path, file, size) };
      }
      return null;
    },
    close: () => {},
  };
}

async function readWhole(name: string, file: string, size: number): Promise<Uint8Array> {
  if (size > maximumPictureBytes) throw tooLarge(name);
  return readFile(file);
}

/** The files of an archive, by their paths below any of the folders of uploads. */
export function openArchive(zip: Zip): Media {
  const byPath = new Map<string, string>();
  for (const name of zip.names) {
    for (const root of roots.slice(0, -1)) {
      const at = `/${name}`.lastIndexOf(`/${root}`);
      if (at >= 0) byPath.set(name.slice(at + root.length), name);
    }
  }
  for (const name of zip.names) if (!byPath.has(name)) byPath.set(name, name);
  return {
    async find(path) {
      const name = byPath.get(path);
      return name === undefined ? null : { name: path, read: () => readEntry(zip, name) };
    },
    close: zip.close,
  };
}

async function readEntry(zip: Zip, name: string): Promise<Uint8Array> {
  if (zip.sizeOf(name) > maximumPictureBytes) throw tooLarge(name);
  // An archive may declare less than it unpacks to: then reading ends.
  const stream = await zip.open(name);
  return buffer(stream).catch(() => {
    throw new ImportError(`${name} in the archive is damaged.`);
  });
}
