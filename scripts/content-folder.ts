import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { ContentFile } from '#features/content/server/export-content.ts';

/** Larger than any document may be. */
const maximumFileBytes = 2_000_000;

/**
 * Writes files into a folder, and removes the JSON files in it that are none of them.
 * @returns how many
 */
export async function writeContentFolder(folder: string, files: AsyncIterable<ContentFile>): Promise<number> {
  await mkdir(folder, { recursive: true });
  const before = await listJsonFiles(folder);
  const written = new Set<string>();
  for await (const { path, text } of files) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    written.add(path);
  }
  for (const path of before) if (!written.has(path)) await rm(join(folder, path));
  return written.size;
}

/** @throws Error when there is no such folder, or a file is too large */
export async function readContentFolder(folder: string): Promise<ContentFile[]> {
  const isThere = await stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isThere) throw new Error(`There is no folder ${folder}.`);
  const paths = await listJsonFiles(folder);
  if (paths.length === 0) throw new Error(`There is no document in ${folder}.`);
  return Promise.all(
    paths.map(async (path) => {
      const bytes = await readFile(join(folder, path));
      if (bytes.byteLength > maximumFileBytes) throw new Error(`${path} is larger than a document can be.`);
      return { path, text: bytes.toString('utf8') };
    }),
  );
}

/** Paths of JSON files below a folder; other files, such as a README or git's, are none of ours. */
async function listJsonFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => path.includes('/') && !path.startsWith('.'))
    .toSorted();
}
