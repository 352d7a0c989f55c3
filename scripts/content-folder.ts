import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { collectionNames } from '#features/content/server/document-kind.ts';
import type { ContentFile } from '#features/content/server/export-content.ts';
import { isPostFile } from './export-site.ts';

/** Larger than any document may be. */
const maximumFileBytes = 2_000_000;

/**
 * Writes files into a folder, and removes other documents and posts from it. They are moved into place once all are
 * written: an interrupted export leaves the folder unchanged.
 */
export async function writeContentFolder(folder: string, files: AsyncIterable<ContentFile>): Promise<void> {
  await mkdir(folder, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? new Error(`${folder} is a file, not a folder.`, { cause: error }) : error;
  });
  const before = (await listFiles(folder)).filter((path) => isDocument(path) || isPostFile(path));
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
}

/** The folder may contain other JSON files too. */
function isDocument(path: string): boolean {
  const [collection = '', file, ...deeper] = path.split('/');
  return isJson(path) && file !== undefined && deeper.length === 0 && collectionNames.includes(collection);
}

/** @throws Error when there is no such folder, or a file is too large */
export async function readContentFolder(folder: string): Promise<ContentFile[]> {
  const isThere = await stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isThere) throw new Error(`There is no folder ${folder}.`);
  const paths = (await listFiles(folder)).filter(isJson);
  if (paths.length === 0) throw new Error(`There is no document in ${folder}.`);
  return Promise.all(
    paths.map(async (path) => {
      const bytes = await readFile(join(folder, path));
      if (bytes.byteLength > maximumFileBytes) throw new Error(`${path} is larger than a document can be.`);
      return { path, text: bytes.toString('utf8') };
    }),
  );
}

const isJson = (path: string): boolean => path.endsWith('.json');

/** Paths of files in folders below a folder; other files than documents and posts, such as git's, are not ours. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => path.includes('/') && !path.startsWith('.'))
    .toSorted();
}
