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

/** Names of files kept only for the previous build. */
const listName = '.kept-assets';

/**
 * A page opened before an update requests scripts by their former names: each build keeps the hashed files of
 * the previous one.
 * @param dist the folder of the build
 * @returns a function that puts them back beside the new ones, and drops those of two builds ago
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
