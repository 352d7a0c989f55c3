import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '..');
const file = join(root, 'dist/packages.json');

/** Notes for the bill of materials whose code is in a bundle. */
export function recordPackages(): Plugin {
  return {
    name: 'countermark-packages',
    writeBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []));
      const paths = new Set(readPackages());
      for (const id of modules) {
        const path = id.match(/.*(?<=\/)(node_modules\/(?:@[^/]+\/)?[^/?]+)\//)?.[0];
        if (path?.includes(`${root}/`)) paths.add(path.slice(path.indexOf(root) + root.length + 1, -1));
      }
      writeFileSync(file, JSON.stringify([...paths].toSorted()));
    },
  };
}

/** The folders of the packages in the current build, as package-lock.json names them. */
export function readPackages(): string[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return [];
  }
}

/** Before a build. */
export const forgetPackages = (): void => rmSync(file, { force: true });
