import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Runs `work` with a folder for its owner alone, on the same file system as `parent`; it goes afterwards. */
export async function withWorkFolder<T>(parent: string, work: (dir: string) => Promise<T>): Promise<T> {
  mkdirSync(parent, { recursive: true, mode: 0o700 });
  const dir = mkdtempSync(join(parent, '.work-'));
  try {
    return await work(dir);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
