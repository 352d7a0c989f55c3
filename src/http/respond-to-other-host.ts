import type { IncomingMessage, ServerResponse } from 'node:http';
import { accountsPrefix, apiPrefix } from '#paths/api-paths.ts';
import type { Config } from '#platform/config/read-config.ts';
import { isRedirectHost } from '#platform/http/own-origin.ts';
import { collapseSlashes, readOwnPath } from '#platform/http/own-path.ts';
import { Problem } from '#platform/http/problem.ts';
import { noteRoute } from './request-log.ts';

const noSuchSite = `There is no website at this address.

If this is your server: SITE_URL names the address of its site, and REDIRECT_HOSTS further hosts that lead to it.
`;

/**
 * Answers a request whose Host is not this site's: a page at one of its other names is at SITE_URL. Caches keep
 * neither answer, so that another SITE_URL takes effect at once.
 * @throws Problem 421 for the API's callers
 */
export function respondToOtherHost(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  site: Config,
): void {
  if (path.startsWith(apiPrefix) || path.startsWith(accountsPrefix)) throw misdirected();
  const isReading = request.method === 'GET' || request.method === 'HEAD';
  if (isReading && isRedirectHost(request.headers.host, site)) {
    noteRoute(request, 'page', 'another host');
    const location = site.siteUrl.origin + (readOwnPath(collapseSlashes(request.url ?? '')) ?? '/');
    response.writeHead(301, { location, 'cache-control': 'no-store', 'content-length': 0 }).end();
    return;
  }
  // The rest of a body must not be parsed as the next request.
  if (!request.complete) response.setHeader('connection', 'close');
  response.writeHead(421, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  response.end(request.method === 'HEAD' ? undefined : noSuchSite);
}

const misdirected = (): Problem =>
  new Problem({
    status: 421,
    title: 'Misdirected request',
    detail: 'This server does not answer for that host',
    code: 'misdirected',
  });
