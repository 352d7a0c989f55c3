import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Names of what the last build only kept. */
const listName = '.kept-assets';

/**
 * A page that was opened before a new version asks for scripts by the names they had then: one build
 * keeps the hashed files of the one before it.
 * @param dist the folder of the build
 * @returns puts them back beside the new ones, and forgets those of two builds ago
 */
export function keepAssets(dist: string): () => void {
  const assets = join(dist, 'client/_astro');
  if (!existsSync(assets)) return () => {};
  const listFile = join(dist, listName);
  const kept = existsSync(listFile) ? readFileSync(listFile, 'utf8').split('\n') : [];
  const aside = mkdtempSync(join(tmpdir(), 'countermark-assets-'));
  cpSync(assets, aside, { recursive: true });
  for (const name of kept) if (name) rmSync(join(aside, name), { force: true });
  return () => {
    const former = globSync('**/*.*', { cwd: aside }).filter((name) => !existsSync(join(assets, name)));
    for (const name of former) {
      mkdirSync(dirname(join(assets, name)), { recursive: true });
      cpSync(join(aside, name), join(assets, name));
    }
    writeFileSync(listFile, former.join('\n'));
    rmSync(aside, { recursive: true, force: true });
  };
}
