import type { IncomingMessage } from 'node:http';
import { operationPaths } from '#paths/operation-paths.ts';
import { paths } from '#paths/paths.ts';
import type { Config } from '#platform/config/read-config.ts';
import { isOwnHost } from '#platform/http/own-origin.ts';
import { isAmbiguousPath } from '#platform/http/own-path.ts';
import { badRequest, methodNotAllowed, notFound, Problem } from '#platform/http/problem.ts';

/** The page that all unknown addresses share. */
export const notFoundPath = paths.notFound();

/**
 * The request's address on our own origin; that of the 404 page if its path is a trick. The Host header is
 * only ever compared, never used: two of them are refused here, a foreign name by whoever asks `isOwnHost`.
 * @throws Problem 400, 404, 505
 */
export function readTarget(request: IncomingMessage, site: Config): URL {
  if (!hasOneHost(request.rawHeaders) && !isOldHealthCheck(request))
    throw badRequest('Exactly one Host header is needed');
  takeHostFromTarget(request, site);
  const target = request.url ?? '';
  if (!target.startsWith('/')) throw badRequest('The request target must be a path');
  if (request.httpVersionMajor !== 1) throw versionNotSupported();
  // A proxy in front may read any other coding differently (RFC 9112, 6.1).
  if (!/^(chunked)?$/i.test(request.headers['transfer-encoding'] ?? '')) {
    throw badRequest('The only transfer coding that is understood is chunked');
  }
  const [path = ''] = target.split(/[?#]/, 1);
  if (isAmbiguousPath(path)) {
    if (/^\/(functions|api)\//.test(path)) throw notFound();
    return new URL(notFoundPath, site.siteUrl);
  }
  if (!URL.canParse(target, site.siteUrl)) throw badRequest('The request target is not valid');
  return new URL(target, site.siteUrl);
}

/** Among alternating names and values. (`headersDistinct` would build all of them again.) */
export function hasOneHost(rawHeaders: string[]): boolean {
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i]!;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1;
}

/** @throws Problem 405 */
export function requireReading({ method }: IncomingMessage): void {
  if (method !== 'GET' && method !== 'HEAD') throw methodNotAllowed(['GET', 'HEAD']);
}

/** HTTP/1.0, which some load balancers check with, needs no Host. */
const isOldHealthCheck = ({ httpVersion, headers, url }: IncomingMessage): boolean =>
  httpVersion === '1.0' &&
  headers.host === undefined &&
  (Object.values(operationPaths) as string[]).includes(url ?? '');

/**
 * For a target in absolute form that names this site, its path is what is requested, and its host replaces
 * the Host header (RFC 9112, 3.2.2). Others are unchanged, and will be refused.
 */
function takeHostFromTarget(request: IncomingMessage, site: Config): void {
  const [, host, path = ''] = /^https?:\/\/([^/?#@]+)([/?].*)?$/i.exec(request.url ?? '') ?? [];
  if (host === undefined || !isOwnHost(host, site)) return;
  request.url = path.startsWith('/') ? path : `/${path}`;
  request.headers.host = host;
  const { rawHeaders } = request;
  rawHeaders[rawHeaders.findIndex((name, i) => i % 2 === 0 && name.toLowerCase() === 'host') + 1] = host;
}

const versionNotSupported = (): Problem =>
  new Problem({
    status: 505,
    title: 'HTTP version not supported',
    detail: 'Ask with HTTP/1.1',
    code: 'http_version_not_supported',
    headers: { connection: 'close' },
  });
