import { readFile, rm } from 'node:fs/promises';
import { domainToASCII } from 'node:url';
import { parentPort } from 'node:worker_threads';
import PostalMime from 'postal-mime';
import { lowerThreadPriority } from '../lower-thread-priority.ts';
import { mentionsEmail } from './mentions-email.ts';

/** Which of the files are deleted: those that concern the address. */
export interface FilesToErase {
  files: string[];
  /** In lower case. */
  email: string;
}

lowerThreadPriority();

parentPort!.on('message', async ({ files, email }: FilesToErase) => {
  for (const file of files) {
    const message = await readFile(file).catch(() => null);
    if (message && (await concerns(message, email))) await rm(file, { force: true });
  }
  parentPort!.postMessage(null, []);
});

async function concerns(message: Uint8Array, email: string): Promise<boolean> {
  const { to = [], replyTo = [], subject = '', text = '' } = await PostalMime.parse(message);
  const addresses = [...to, ...replyTo].map(({ address = '' }) => toAscii(address.toLowerCase()));
  return addresses.includes(toAscii(email)) || mentionsEmail(`${subject} ${text}`, email);
}

/** In headers, an internationalized domain is written in ASCII (RFC 5891). */
function toAscii(address: string): string {
  const at = address.lastIndexOf('@');
  return address.slice(0, at + 1) + domainToASCII(address.slice(at + 1));
}
