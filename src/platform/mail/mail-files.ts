import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Config } from '../config/read-config.ts';
import { ThreadPool } from '../thread-pool.ts';
import type { FilesToErase } from './mail-files.worker.ts';
import { mailRetentionMs, type DueMail } from './outbox.store.ts';

type KeptMail = Pick<DueMail, 'id' | 'created_at'>;

/** Keeps a mail as a file that mail programs open. @param message the mail as it goes over the wire */
export async function writeMailFile(
  dir: string,
  mail: KeptMail,
  message: Uint8Array | Readable,
): Promise<void> {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const file = nameMailFile(dir, mail);
  // Renamed into place, so that anything watching the folder never reads half a mail.
  await writeFile(`${file}.part`, message, { mode: 0o600 });
  await rename(`${file}.part`, file);
}

/** Deletes the file of a mail, if there is one. */
export const deleteMailFile = (dir: string, mail: KeptMail): Promise<void> =>
  rm(nameMailFile(dir, mail), { force: true });

const nameMailFile = (dir: string, { id, created_at: createdAt }: KeptMail): string =>
  join(dir, `${createdAt.replaceAll(':', '-')}-${id}.eml`);

/** Deletes files as old as the mails that the outbox deletes. For a job, now and then. */
export async function deleteOldMailFiles({ config, now }: { config: Config; now(): Date }): Promise<void> {
  const before = now().getTime() - mailRetentionMs;
  for (const file of await listMailFiles(config.outboxDir)) {
    const stats = await stat(file).catch(() => null);
    if (stats && stats.mtimeMs < before) await rm(file, { force: true });
  }
}

const threads = new ThreadPool<FilesToErase, null>(new URL('./mail-files.worker.ts', import.meta.url), {
  name: 'mail files',
});

/**
 * Deletes mails to an address, from it, and with it in their text. A thread reads them: each may have 10 MB
 * of attachments.
 * @param email in lower case
 */
export async function deleteMailFilesOf(dir: string, email: string): Promise<void> {
  const files = await listMailFiles(dir);
  if (files.length > 0) await threads.ask({ files, email });
}

/** Including one left by a killed process. */
async function listMailFiles(dir: string): Promise<string[]> {
  const names = await readdir(dir).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => /\.eml(\.part)?$/.test(name)).map((name) => join(dir, name));
}
