import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { domainToASCII } from 'node:url';
import type { Platform } from '../context.ts';
import { mentionsAddress } from './mentions-address.ts';
import { keptMs } from './outbox.ts';
import type { DueMail } from './outbox.store.ts';

type KeptMail = Pick<DueMail, 'id' | 'created_at'>;

/** Keeps a mail as a file that mail programs open. @param message the mail as it goes over the wire */
export async function writeMailFile(
  dir: string,
  mail: KeptMail,
  message: Uint8Array | Readable,
): Promise<void> {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const file = nameMailFile(dir, mail);
  // Renamed into place: whoever watches the folder never reads half a mail.
  await writeFile(`${file}.part`, message, { mode: 0o600 });
  await rename(`${file}.part`, file);
}

/** Deletes the file of a mail, if there is one. */
export const deleteMailFile = (dir: string, mail: KeptMail): Promise<void> =>
  rm(nameMailFile(dir, mail), { force: true });

const nameMailFile = (dir: string, { id, created_at: createdAt }: KeptMail): string =>
  join(dir, `${createdAt.replaceAll(':', '-')}-${id}.eml`);

/** Forgets files as old as the outbox's forgotten mails are. For a job, now and then. */
export async function deleteOldMailFiles({ config, now }: Pick<Platform, 'config' | 'now'>): Promise<void> {
  const before = now().getTime() - keptMs;
  for (const file of await listMailFiles(config.mail.outboxDir)) {
    const stats = await stat(file).catch(() => null);
    if (stats && stats.mtimeMs < before) await rm(file, { force: true });
  }
}

/**
 * Forgets mails to an address, from it, and with it in their text.
 * @param email in lower case
 */
export async function deleteMailFilesOf(dir: string, email: string): Promise<void> {
  for (const file of await listMailFiles(dir)) {
    const message = await readFile(file).catch(() => null);
    if (message && (await concerns(message, email))) await rm(file, { force: true });
  }
}

/** Also one that a process was killed over. */
async function listMailFiles(dir: string): Promise<string[]> {
  const names = await readdir(dir).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => /\.eml(\.part)?$/.test(name)).map((name) => join(dir, name));
}

async function concerns(message: Uint8Array, email: string): Promise<boolean> {
  // Loaded for the first file that is looked at: most processes never look.
  const { default: PostalMime } = await import('postal-mime');
  const { to = [], replyTo = [], subject = '', text = '' } = await PostalMime.parse(message);
  const addresses = [...to, ...replyTo].map(({ address = '' }) => toAscii(address.toLowerCase()));
  return addresses.includes(toAscii(email)) || mentionsAddress(`${subject} ${text}`, email);
}

/** In headers a domain of other letters is written in ASCII (RFC 5891). */
function toAscii(email: string): string {
  const at = email.lastIndexOf('@');
  return email.slice(0, at + 1) + domainToASCII(email.slice(at + 1));
}
