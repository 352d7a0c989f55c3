import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '#platform/config/read-config.ts';
import { isOwnHost } from '#platform/http/own-origin.ts';
import type { EncodedResponse } from './cache/encode.ts';
import { sendEncoded } from './cache/send.ts';

/**
 * Answers for a stored page that is asked for by its own path, where Node has parsed the request (else:
 * plain/), before anything else looks at the request: no address is parsed, no promise made, no header set
 * one by one. Whatever is not that simple is left to the others, who find the same page or say what is wrong.
 * @returns whether it has answered
 */
export function serveStored(
  request: IncomingMessage,
  response: ServerResponse,
  findStored: (target: string) => EncodedResponse | null,
  site: Config,
): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const page = findStored(request.url ?? '');
  if (!page || !isPlain(request, site)) return false;
  sendEncoded(request, response, page);
  return true;
}

/** The request says once, and rightly, whom it asks, and how long it is. */
export const isPlain = ({ headers, rawHeaders, httpVersionMajor }: IncomingMessage, site: Config): boolean =>
  httpVersionMajor === 1 &&
  headers['transfer-encoding'] === undefined &&
  headers['content-length'] === undefined &&
  isOwnHost(headers.host, site) &&
  hasOneHost(rawHeaders);

/** Among names and values in turn. (`headersDistinct` would lay out all of them anew.) */
export function hasOneHost(rawHeaders: string[]): boolean {
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i]!;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1;
}
