import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '#platform/config/read-config.ts';
import { isOwnHost } from '#platform/http/own-origin.ts';
import type { EncodedResponse } from './cache/encode.ts';
import { sendEncoded } from './cache/send.ts';

/**
 * Answers with a cached page before anything else looks at the request: no address is parsed, no promise
 * created, no header set one by one. A request with a body or a doubtful Host is left to the other handlers.
 * @returns whether it has answered
 */
export function serveCachedPage(
  request: IncomingMessage,
  response: ServerResponse,
  findCachedPage: (target: string) => EncodedResponse | null,
  site: Config,
): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const page = findCachedPage(request.url ?? '');
  if (!page || !isUnambiguous(request, site)) return false;
  sendEncoded(request, response, page);
  return true;
}

/** Whether the request states once, and correctly, its host and its length. */
const isUnambiguous = ({ headers, rawHeaders, httpVersionMajor }: IncomingMessage, site: Config): boolean =>
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
