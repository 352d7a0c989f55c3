import type { IncomingMessage, ServerResponse } from 'node:http';
import { accountsPrefix, apiPrefix } from '#paths/api-paths.ts';
import { operationPaths } from '#paths/operation-paths.ts';
import { uploadsPrefix } from '#paths/paths.ts';
import type { Platform } from '#platform/context.ts';
import type { Problem } from '#platform/http/problem.ts';
import { isOwnHost } from '#platform/http/own-origin.ts';
import { LineLimit } from '#platform/log/line-limit.ts';
import { toProblem } from '#platform/http/to-problem.ts';
import { respondToOtherHost } from './respond-to-other-host.ts';
import { sendEncoded } from './cache/send.ts';
import type { RequestMetrics } from './metrics/request-metrics.ts';
import { beginRequestLog, createForwardedIdReader, noteRoute, readRequestId } from './request-log.ts';
import { readTarget, requireReading } from './request-target.ts';
import { createSecurityHeaders } from './security-headers.ts';
import type { StaticFiles } from './static-files.ts';

type Serve = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;
type ServeUrl = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void>;

/** The handlers. */
export interface RequestParts {
  platform: Platform;
  staticFiles: StaticFiles;
  servePage: ServeUrl;
  /** Answers `/uploads/*`. */
  serveUpload: ServeUrl;
  /** The owner's icon at the addresses where browsers look for one; true if it answered. */
  serveIcon?(request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean>;
  serveApi: Serve;
  /** Liveness, readiness, metrics; true if it answered. */
  serveHealth(path: string, response: ServerResponse): Promise<boolean>;
  /** `/metrics`; if omitted, there is no such path. */
  serveMetrics?(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

/**
 * Checks a request's target and Host, passes it to the first handler that knows the path, logs and counts it.
 */
export function createRequestHandler(
  parts: RequestParts,
  requestMetrics: RequestMetrics,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const { platform } = parts;
  const setSecurityHeaders = createSecurityHeaders(platform.config);
  const readForwardedId = createForwardedIdReader(platform.config.trustedProxies);
  const lines = { log: platform.log, refusals: new LineLimit() };

  return async (request, response) => {
    const forwardedId = readForwardedId(request);
    platform.untrustedProxies.note(request);
    beginRequestLog(request, response, forwardedId, { ...lines, requestMetrics });
    setSecurityHeaders(response);
    try {
      await serve(request, response, parts);
    } catch (error) {
      sendProblem(request, response, toProblem(error, platform.log, readRequestId(request)));
    }
  };
}

async function serve(request: IncomingMessage, response: ServerResponse, parts: RequestParts): Promise<void> {
  const { config } = parts.platform;
  const url = readTarget(request, config);
  const path = url.pathname;
  if (path === operationPaths.health || path === operationPaths.ready) {
    noteRoute(request, 'health', path);
    requireReading(request);
  }
  if (await parts.serveHealth(path, response)) return;
  if (path === operationPaths.metrics && parts.serveMetrics) {
    noteRoute(request, 'metrics', path);
    return parts.serveMetrics(request, response);
  }
  // Load balancers and monitoring ask by address: only what follows is for this site's visitors.
  if (!isOwnHost(request.headers.host, config)) return respondToOtherHost(request, response, path, config);
  if (path.startsWith(apiPrefix) || path.startsWith(accountsPrefix)) {
    noteRoute(
      request,
      path.startsWith(accountsPrefix) ? 'accounts' : 'api',
      path.startsWith(accountsPrefix) ? `${accountsPrefix}*` : `${apiPrefix}*`,
    );
    return parts.serveApi(request, response);
  }
  if (path.startsWith(uploadsPrefix)) {
    noteRoute(request, 'upload', `${uploadsPrefix}*`);
    return parts.serveUpload(request, response, url);
  }
  const file = parts.staticFiles.find(path);
  if (file && (await parts.serveIcon?.(request, response, path))) return noteRoute(request, 'file', path);
  if (file) {
    noteRoute(request, 'file', path);
    requireReading(request);
    return sendEncoded(request, response, await file);
  }
  await parts.servePage(request, response, url);
}

function sendProblem(request: IncomingMessage, response: ServerResponse, problem: Problem): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(problem.status, {
    ...problem.headers,
    'x-request-id': readRequestId(request),
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
  });
  response.end(request.method === 'HEAD' ? undefined : JSON.stringify(problem.toBody()));
}
