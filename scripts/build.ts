import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashBuildInputs } from './build-stamp.ts';
import { keepAssets } from './keep-assets.ts';
import { forgetPackages } from './record-packages.ts';

const root = join(import.meta.dirname, '..');
const stampFile = join(root, 'dist/.build-stamp');

/** Whether the existing build was made from the current files. */
export function isBuilt(stamp: string = hashBuildInputs(root)): boolean {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;
}

/**
 * Builds pages and server unless they were built from the same files.
 * @throws Error when it fails, or what builds is not installed
 */
export function buildIfStale(): void {
  const stamp = hashBuildInputs(root);
  if (isBuilt(stamp)) return;
  if (!existsSync(join(root, 'node_modules/vite'))) {
    throw new Error('The site is not built from these sources: npm ci && npm run build');
  }
  const startedAt = performance.now();
  process.stdout.write('Building the site... ');
  // Without a stamp while it runs: an interrupted build is not mistaken for a finished one.
  rmSync(stampFile, { force: true });
  forgetPackages();
  const putBack = keepAssets(join(root, 'dist'));
  run(join(root, 'node_modules/astro/bin/astro.mjs'), 'build');
  putBack();
  run(join(root, 'scripts/bundle-server.ts'));
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(stampFile, stamp);
  process.stdout.write(`done in ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`);
}

/** In a separate process: what the build needs is not needed afterwards. */
function run(program: string, ...args: string[]): void {
  const result = spawnSync(process.execPath, [program, ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  if (result.status === 0) return;
  process.stdout.write(`failed\n${result.stdout}${result.stderr}`);
  throw new Error('the site could not be built', { cause: result.error });
}

if (import.meta.main) {
  try {
    buildIfStale();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
