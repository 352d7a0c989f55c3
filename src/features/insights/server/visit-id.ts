import { createHmac } from 'node:crypto';

/** In characters, of each part of a request. The parts of an entry have no line ends. */
export const cut = (text: string): string => (text.length > 300 ? text.slice(0, 300) : text);

/** A hash that tells the visits of a day apart. */
export const hashVisitor = (salt: string, client: string, userAgent: string): string =>
  createHmac('sha256', salt).update(`${client}\n${userAgent}`).digest('base64url').slice(0, 22);

/**
 * A recorded view: its parts, one per line. Without `peer` it belongs to someone who asks not to be tracked.
 */
export function splitEntry(entry: string) {
  const [target = '', referer = '', userAgent = '', forwardedFor = '', peer] = entry.split('\n');
  return { target, referer, userAgent, forwardedFor, peer };
}
