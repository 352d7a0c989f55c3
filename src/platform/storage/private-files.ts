import { chmod, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** The product's own files in DATA_DIR. Others' are left alone. */
const ownNames = /^(countermark\.db.*|auth-secret.*|uploads|incoming|outbox|backups|\.work-.+)$/;

const privateFile = 0o600;
const privateFolder = 0o700;

/** Set on a folder that is for everyone, such as /tmp. */
const stickyBit = 0o1000;

/**
 * Makes this process's files readable only by the user that it runs as: from here on every file that it
 * creates is 0600 and every folder 0700, whatever umask it was started with. What an earlier version or a
 * copy has left more open in DATA_DIR is corrected; folders that are closed are not searched, since nobody
 * can get into them.
 * @returns the paths that belong to another user and could not be corrected
 */
export async function keepFilesPrivate(dataDir: string): Promise<string[]> {
  process.umask(0o077);
  const refused: string[] = [];
  for (const name of await readNames(dataDir)) {
    if (ownNames.test(name)) await closeAll(join(dataDir, name), refused);
  }
  const folder = await readStats(dataDir);
  const isForEveryone = folder === null || (folder.mode & stickyBit) !== 0;
  if (!isForEveryone) await setMode(dataDir, folder.mode, privateFolder, refused);
  return refused;
}

/** A folder's contents come first: if this is interrupted, the next start finds the folder still open. */
async function closeAll(path: string, refused: string[]): Promise<void> {
  const stats = await readStats(path);
  if (stats?.isFile()) return setMode(path, stats.mode, privateFile, refused);
  // A symbolic link leads where its owner wanted it.
  if (!stats?.isDirectory() || permissionsOf(stats.mode) === privateFolder) return;
  for (const name of await readNames(path)) await closeAll(join(path, name), refused);
  await setMode(path, stats.mode, privateFolder, refused);
}

async function setMode(path: string, mode: number, wanted: number, refused: string[]): Promise<void> {
  if (permissionsOf(mode) === wanted) return;
  try {
    await chmod(path, wanted);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    refused.push(path);
  }
}

const permissionsOf = (mode: number): number => mode & 0o777;

/** Another process may remove a file at any time, and what only its owner can read is closed already. */
const outOfReach = new Set(['ENOENT', 'ENOTDIR', 'EACCES']);

const readStats = (path: string) => lstat(path).catch(whereOutOfReach(null));
const readNames = (dir: string) => readdir(dir).catch(whereOutOfReach<string[]>([]));

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : null);

const whereOutOfReach =
  <T>(nothing: T) =>
  (error: unknown): T => {
    if (outOfReach.has(String(codeOf(error)))) return nothing;
    throw error;
  };
