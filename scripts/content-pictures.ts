import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContentFile } from '#features/content/server/export-content.ts';
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

/** Which pictures an import has to add, and which are neither stored nor in the folder. */
export async function findPictures(
  folder: string,
  storage: Pick<Storage, 'exists'>,
  names: readonly string[],
): Promise<{ toAdd: string[]; missing: string[] }> {
  const written = new Set(await listWritten(folder));
  const lacking: string[] = [];
  for (const name of names) if (!(await storage.exists(name))) lacking.push(name);
  const { toAdd = [], missing = [] } = Object.groupBy(lacking, (name) =>
    written.has(name) ? 'toAdd' : 'missing',
  );
  return { toAdd, missing };
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
