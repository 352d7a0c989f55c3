import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { nameFullDisk } from './name-full-disk.ts';

const prefix = '.work-';

/** Whose it is; a host's name may have hyphens, a process's number has none. */
const ownName = /^\.work-(?<pid>\d+)-(?<host>.+)-[^-]{6}$/;

/** Of another host, where nobody can be asked whether its owner lives. */
const longestWorkMs = 86_400_000;

/** Those that this process is using. */
const inUse = new Set<string>();

/** Runs `work` with a folder for its owner alone, on the same file system as `parent`; it goes afterwards. */
export async function withWorkFolder<T>(parent: string, work: (dir: string) => Promise<T>): Promise<T> {
  mkdirSync(parent, { recursive: true, mode: 0o700 });
  removeWorkLeftovers(parent);
  const dir = mkdtempSync(join(parent, `${prefix}${process.pid}-${hostname()}-`));
  inUse.add(dir);
  try {
    return await work(dir).catch(nameFullDisk(parent));
  } finally {
    rmSync(dir, { recursive: true, force: true });
    inUse.delete(dir);
  }
}

/** Removes the work folders in `parent` whose process was killed: they hold what a backup holds. */
export function removeWorkLeftovers(parent: string): void {
  for (const name of listFolder(parent)) {
    const dir = join(parent, name);
    if (name.startsWith(prefix) && !isInUse(name, dir)) rmSync(dir, { recursive: true, force: true });
  }
}

function isInUse(name: string, dir: string): boolean {
  const { pid, host } = ownName.exec(name)?.groups ?? {};
  if (!pid) return false;
  if (host !== hostname()) return isRecent(dir);
  // In a container numbers come again: ours may have been a killed one's.
  return Number(pid) === process.pid ? inUse.has(dir) : isRunning(Number(pid));
}

function listFolder(parent: string): string[] {
  try {
    return readdirSync(parent);
  } catch {
    return [];
  }
}

function isRecent(dir: string): boolean {
  const age = Date.now() - (statSync(dir, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  return age < longestWorkMs;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It is there, and another user's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
