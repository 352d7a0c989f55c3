import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ContentFilesError } from '#features/content/server/read-content-files.ts';
import type { ContentFile } from '#features/content/server/export-content.ts';
import { readImage } from '#features/media/server/read-image.ts';
import { Problem } from '#platform/http/problem.ts';
import { uploadLimitBytes } from '#features/media/contract.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { contentTypeOf } from './portable-data/restore-uploads.ts';

/** In a content folder, beside the collections. */
const picturesOf = (folder: string): string => join(folder, 'uploads');

/** The uploaded files that documents name, by their names. */
export const listPictures = (files: readonly ContentFile[]): string[] => {
  const named = files.flatMap(({ text }) => [...text.matchAll(/\/uploads\/([\w-]+\.\w+)/g)]);
  return [...new Set(named.map(([, name]) => name!))].toSorted();
};

/**
 * Makes a content folder hold the pictures of its documents alone.
 * @returns those that are not stored
 */
export async function writePictures(
  folder: string,
  storage: Pick<Storage, 'get'>,
  names: readonly string[],
): Promise<string[]> {
  const missing: string[] = [];
  if (names.length > 0) await mkdir(picturesOf(folder), { recursive: true });
  for (const name of names) {
    const bytes = await storage.get(name);
    if (bytes) await writeFile(join(picturesOf(folder), name), bytes);
    else missing.push(name);
  }
  const unused = (await listWritten(folder)).filter((name) => !names.includes(name));
  for (const name of unused) await rm(join(picturesOf(folder), name));
  return missing;
}

/**
 * Which pictures of the folder an import has to add, and which of the named ones are neither stored nor there.
 * @throws ContentFilesError for files that could not be uploaded as what their names say
 */
export async function findPictures(
  folder: string,
  storage: Pick<Storage, 'exists'>,
  names: readonly string[],
): Promise<{ toAdd: string[]; missing: string[] }> {
  const written = new Set(await listWritten(folder));
  const inFolder = [...written].filter((name) => contentTypeOf(name).startsWith('image/'));
  const lacking: string[] = [];
  for (const name of new Set([...names, ...inFolder.toSorted()]))
    if (!(await storage.exists(name))) lacking.push(name);
  const { toAdd = [], missing = [] } = Object.groupBy(lacking, (name) =>
    written.has(name) ? 'toAdd' : 'missing',
  );
  const faults: string[] = [];
  for (const name of toAdd) {
    const fault = await findFault(name, await readFile(join(picturesOf(folder), name)));
    if (fault !== null) faults.push(`uploads/${name}: ${fault}`);
  }
  if (faults.length > 0) throw new ContentFilesError(faults);
  return { toAdd, missing };
}

/** Why bytes are no picture of the kind that their name says; null if they are. */
async function findFault(name: string, bytes: Uint8Array): Promise<string | null> {
  if (bytes.byteLength > uploadLimitBytes) return 'is larger than 10 MB';
  try {
    const { extension, contentType } = await readImage(bytes);
    const isNamedSo = name.replace(/\.jpeg$/, '.jpg').endsWith(`.${extension}`);
    return isNamedSo ? null : `is ${contentType} by its bytes`;
  } catch (error) {
    if (error instanceof Problem) return error.message;
    throw error;
  }
}

/** Stores pictures for as long as `work` takes, and for good if it succeeds: documents never lack one of theirs. */
export async function addPictures<Result>(
  folder: string,
  storage: Pick<Storage, 'put' | 'delete'>,
  names: readonly string[],
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    for (const name of names) {
      await storage.put(name, await readFile(join(picturesOf(folder), name)), contentTypeOf(name));
    }
    return await work();
  } catch (error) {
    for (const name of names) await storage.delete(name);
    throw error;
  }
}

async function listWritten(folder: string): Promise<string[]> {
  const entries = await readdir(picturesOf(folder), { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}
