import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { nameFullDisk } from './open-directory.ts';

const prefix = '.work-';

/** Its owner; a host's name may have hyphens, a process's number has none. */
const ownName = /^\.work-(?<pid>\d+)-(?<host>.+)-[^-]{6}$/;

/** On another host, where there is no way to tell whether its owner is alive. */
const longestWorkMs = 86_400_000;

/** Those that this process is using. */
const inUse = new Set<string>();

/**
 * Runs `work` with a folder for its owner alone, on the same file system as `parent`, and deletes it
 * afterwards.
 */
export async function withWorkDirectory<T>(parent: string, work: (dir: string) => Promise<T>): Promise<T> {
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

/** Removes the work folders in `parent` of killed processes: they hold what a backup holds. */
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
  // In a container process numbers repeat: ours may have been a killed one's.
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
    // It exists, and belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
