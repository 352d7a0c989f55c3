import { createHash, type Hash } from 'node:crypto';
import { closeSync, existsSync, fstatSync, openSync, readdirSync, readSync } from 'node:fs';
import { join } from 'node:path';

/** The inputs of the built site. */
const folders = ['src', 'content', 'public', 'scripts'];
const files = ['tsconfig.json', 'package.json', 'package-lock.json'];
const siteConfig = /^astro\.config\./;

/** A digest over path and content of everything the build reads; tests are not part of it. */
export function hashBuildInputs(root: string): string {
  const hash = createHash('sha256');
  for (const path of listInputs(root)) {
    addFile(hash, root, path);
  }
  return hash.digest('hex');
}

/**
 * One stream for all files: read whole, they would leave 15 MB behind in the process that serves afterwards.
 */
const chunk = Buffer.alloc(64 * 1024);

function addFile(hash: Hash, root: string, path: string): void {
  const file = openSync(join(root, path), 'r');
  try {
    // The length separates two neighbors: nothing moved between them yields the same digest.
    hash.update(`${path}\0${fstatSync(file).size}\0`);
    for (let read = readSync(file, chunk); read > 0; read = readSync(file, chunk)) {
      hash.update(chunk.subarray(0, read));
    }
  } finally {
    closeSync(file);
  }
}

/** Names are matched directly: loading a glob's parser takes longer than hashing all the files. */
function listInputs(root: string): string[] {
  const configs = readdirSync(root).filter((name) => siteConfig.test(name));
  const present = (path: string) => existsSync(join(root, path));
  const inFolders = folders.filter(present).flatMap((folder) => listFolder(root, folder));
  return [...inFolders, ...configs, ...files.filter(present)]
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .toSorted();
}

function listFolder(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}
