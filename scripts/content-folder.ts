import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { collectionNames } from '#features/content/server/document-kind.ts';
import type { ContentFile } from '#features/content/server/export-content.ts';

/** Larger than any document may be. */
const maximumFileBytes = 2_000_000;

/**
 * Writes files into a folder, and removes other documents from it. They are moved into place once all are
 * written: an interrupted export leaves the folder unchanged.
 * @returns how many
 */
export async function writeContentFolder(folder: string, files: AsyncIterable<ContentFile>): Promise<number> {
  await mkdir(folder, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? new Error(`${folder} is a file, not a folder.`, { cause: error }) : error;
  });
  const before = (await listJsonFiles(folder)).filter(isDocument);
  const written = new Set<string>();
  const unfinished = await mkdtemp(join(folder, '.unfinished-'));
  try {
    for await (const { path, text } of files) {
      const file = join(unfinished, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
      written.add(path);
    }
    for (const path of written) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await rename(join(unfinished, path), join(folder, path));
    }
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  for (const path of before) if (!written.has(path)) await rm(join(folder, path));
  return written.size;
}

/** The folder may contain other JSON files too. */
function isDocument(path: string): boolean {
  const [collection = '', file, ...deeper] = path.split('/');
  return file !== undefined && deeper.length === 0 && collectionNames.includes(collection);
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

/** Paths of JSON files below a folder; other files, such as a README or git's, are not ours. */
async function listJsonFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => path.includes('/') && !path.startsWith('.'))
    .toSorted();
}
