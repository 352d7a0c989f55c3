import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '#platform/config/read-config.ts';
import { isOwnHost } from '#platform/http/own-origin.ts';
import type { EncodedResponse } from './cache/encode.ts';
import { sendEncoded } from './cache/send.ts';

/**
 * Answers with a cached page requested by its own path, for requests that Node has parsed (else: plain/),
 * before anything else looks at the request: no address is parsed, no promise created, no header set one by
 * one. Anything less simple is left to the other handlers, which find the same page or say what is wrong.
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

/** Whether the request states once, and correctly, its host and its length. */
export const isPlain = ({ headers, rawHeaders, httpVersionMajor }: IncomingMessage, site: Config): boolean =>
  httpVersionMajor === 1 &&
  headers['transfer-encoding'] === undefined &&
  headers['content-length'] === undefined &&
  isOwnHost(headers.host, site) &&
  hasOneHost(rawHeaders);

/** Among alternating names and values. (`headersDistinct` would build all of them again.) */
export function hasOneHost(rawHeaders: string[]): boolean {
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i]!;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1;
}
