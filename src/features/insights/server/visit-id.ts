import { createHmac } from 'node:crypto';

/** In characters, of what a request says. What an entry is made of has no line ends. */
export const cut = (text: string): string => (text.length > 300 ? text.slice(0, 300) : text);

/** What tells the visits of a day apart. */
export const hashVisitor = (salt: string, client: string, userAgent: string): string =>
  createHmac('sha256', salt).update(`${client}\n${userAgent}`).digest('base64url').slice(0, 22);

/** A view as it is noted: its parts, one a line. Without `peer` it is of someone who asks not to be followed. */
export function splitEntry(entry: string) {
  const [target = '', referer = '', userAgent = '', forwardedFor = '', peer] = entry.split('\n');
  return { target, referer, userAgent, forwardedFor, peer };
}
