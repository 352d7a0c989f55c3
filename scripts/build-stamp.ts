import { createHash } from 'node:crypto';
import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What the built site is made from. */
const inputs = ['src', 'content', 'public', 'astro.config.*', 'tsconfig.json', 'package-lock.json'];

/** A digest over path and content of everything the build reads; tests are not part of it. */
export function hashBuildInputs(root: string): string {
  const hash = createHash('sha256');
  for (const path of inputs.flatMap((input) => listFiles(root, input))) {
    const bytes = readFileSync(join(root, path));
    // The length keeps two neighbours apart: nothing moved between them gives the same digest.
    hash.update(`${path}\0${bytes.byteLength}\0`).update(bytes);
  }
  return hash.digest('hex');
}

function listFiles(root: string, input: string): string[] {
  return globSync(input, { cwd: root })
    .flatMap((path) => (statSync(join(root, path)).isDirectory() ? listFolder(root, path) : [path]))
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .toSorted();
}

function listFolder(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}
