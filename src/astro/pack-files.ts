import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { AstroIntegration } from 'astro';

/** With the quality 11, which is the default. */
const pack = promisify(brotliCompress);

/** Writes a `.br` beside each file of the build that browsers load: packing takes seconds, of every start otherwise. */
export function packFiles(): AstroIntegration {
  return {
    name: 'countermark-pack-files',
    hooks: {
      async 'astro:build:done'({ dir }) {
        const names = globSync('**/*.{css,js,svg}', { cwd: fileURLToPath(dir) });
        const packOne = async (name: string) =>
          writeFile(new URL(`${name}.br`, dir), await pack(await readFile(new URL(name, dir))));
        await Promise.all(names.map(packOne));
      },
    },
  };
}
