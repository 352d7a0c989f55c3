import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { v7 as uuidv7 } from 'uuid';
import { accountsPrefix, apiPrefix } from '#paths/api-paths.ts';
import { operationPaths } from '#paths/operation-paths.ts';
import { uploadsPrefix } from '#paths/paths.ts';
import type { Platform } from '#platform/context.ts';
import {
  createTrustedCheck,
  normaliseAddress,
  readPeer,
  type ReadClientAddress,
} from '#platform/http/client-address.ts';
import type { Problem } from '#platform/http/problem.ts';
import { toProblem } from '#platform/http/to-problem.ts';
import { BoundedServer } from './connections/bounded-server.ts';
import type { AnswerPlainly } from './connections/connection.ts';
import { isOwnHost } from '#platform/http/own-origin.ts';
import { ResponseBytesCache } from './plain/response-bytes-cache.ts';
import { requireReading } from './require-reading.ts';
import { readTarget } from './request-target.ts';
import type { StaticFiles } from './static-files.ts';
import { isPlain, serveStored } from './serve-stored.ts';
import type { Finished } from './cache/encode.ts';
import { chooseRepresentation, sendFinished } from './cache/send.ts';
import { describeRefusal, refuseMalformed } from './refuse-malformed.ts';
import { createSecurityHeaders } from './security-headers.ts';
import { RequestMetrics } from './metrics/request-metrics.ts';
import { beginRequestLog, noteRoute, readRequestId, type RequestLogEntry } from './request-log.ts';

type ServeUrl = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void>;

export interface HttpServerParts {
  platform: Platform;
  /** The stored answer for a request target, whatever it has that its page does not read. */
  findStored(target: string): Finished | null;
  staticFiles: StaticFiles;
  servePage: ServeUrl;
  /** Answers for `/uploads/*`. */
  serveUpload: ServeUrl;
  serveApi(request: IncomingMessage, response: ServerResponse): void | Promise<void>;
  /** What is kept of the API for visitors. */
  keptReads?: KeptReads;
  /** Liveness, readiness, figures; true when it answered. */
  serveHealth(path: string, response: ServerResponse): Promise<boolean>;
  readClientAddress: ReadClientAddress;
  /** What is counted; its own when it is not given. */
  requestMetrics?: RequestMetrics;
  /** Aborted when the process is about to stop: each answer is its connection's last then. */
  stopping?: AbortSignal;
  /** `/metrics`; without, there is no such path. */
  serveMetrics?(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

/** The API's answers that are kept for visitors (app/kept-reads.ts). */
export interface KeptReads {
  find(target: string): Finished | null;
  count(clientAddress: string, requestId: string): Record<string, string> | null;
  serveKept(request: IncomingMessage, response: ServerResponse, requestId: string): boolean;
}

const isOfApi = (target: string | undefined): boolean => target?.startsWith(apiPrefix) ?? false;

/** How long a connection is left open after an answer. */
const keepAliveMs = 65_000;

/** How long a connection with an answer under way is left open while no byte goes either way. */
const stalledMs = 60_000;

/** The process's HTTP server: checks the request line, then hands over to the first that knows the path. */
export function createHttpServer(parts: HttpServerParts): Server {
  const { platform, findStored, keptReads, stopping, requestMetrics = new RequestMetrics() } = parts;
  const setSecurityHeaders = createSecurityHeaders(platform.config);
  const isTrusted = createTrustedCheck(platform.config.trustedProxies);

  const readForwardedId = (request: IncomingMessage): string | null => {
    const header = request.headers['x-request-id'];
    return header !== undefined && isTrusted(readPeer(request)) ? readRequestId(header) : null;
  };

  async function serveOther(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const forwardedId = readForwardedId(request);
    platform.untrustedProxies.note(request);
    const entry = beginRequestLog(request, response, forwardedId, { requestMetrics, log: platform.log });
    setSecurityHeaders(response);
    try {
      await serve(request, response, parts);
    } catch (error) {
      sendProblem(request, response, toProblem(error, platform.log, entry.requestId), entry);
    }
  }
  const serveKept = (request: IncomingMessage, response: ServerResponse): boolean =>
    isOfApi(request.url) &&
    isPlain(request, platform.config) &&
    keptReads !== undefined &&
    keptReads.serveKept(request, response, readForwardedId(request) ?? uuidv7());

  const options = {
    // Few requests have a body; the others are spared the stream for one.
    optimizeEmptyRequests: true,
    // Node looks every 30 s whether a request takes longer than it may.
    connectionsCheckingInterval: 2000,
  };
  const answers = new ResponseBytesCache(keepAliveMs / 1000);
  const answerPlainly: AnswerPlainly = (request, peer) => {
    const startedAt = performance.now();
    const { target, host, acceptEncoding, ifNoneMatch, isPersonal } = request;
    if (stopping?.aborted) return null;
    const kept = isOfApi(target) && !isPersonal ? keptReads : undefined;
    const found = kept ? kept.find(target) : findStored(target);
    if (!found || !isOwnHost(host, platform.config)) return null;
    const choice = chooseRepresentation(found, acceptEncoding, ifNoneMatch);
    const headers = kept?.count(normaliseAddress(peer), uuidv7());
    if (headers === null) return null;
    const nowMs = Date.now();
    const bytes = headers ? answers.write(choice, nowMs, headers) : answers.find(choice, nowMs);
    requestMetrics.fastPath += 1;
    requestMetrics.countStored('GET', choice.status, performance.now() - startedAt);
    return bytes;
  };
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const startedAt = performance.now();
    if (serveStored(request, response, findStored, platform.config) || serveKept(request, response)) {
      requestMetrics.countStored(request.method, response.statusCode, performance.now() - startedAt);
      return;
    }
    void serveOther(request, response);
  };
  const overload = describeRefusal(platform.config, '503 Service Unavailable', ['retry-after', '5']);
  const server = new BoundedServer(options, answer, {
    answerPlainly: platform.config.fastPath ? answerPlainly : undefined,
    refuseOverload() {
      requestMetrics.count('refused', undefined, 503, 0);
      return overload;
    },
  });
  server.headersTimeout = 10_000;
  server.requestTimeout = 30_000;
  server.keepAliveTimeout = keepAliveMs;
  server.timeout = stalledMs;
  server.on('clientError', refuseMalformed(platform.config));
  return server;
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  parts: HttpServerParts,
): Promise<void> {
  const url = readTarget(request, parts.platform.config);
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
  if (file) {
    noteRoute(request, 'file', path);
    requireReading(request);
    return sendFinished(request, response, await file);
  }
  await parts.servePage(request, response, url);
}

function sendProblem(
  request: IncomingMessage,
  response: ServerResponse,
  problem: Problem,
  { requestId }: RequestLogEntry,
): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  // A body that was not read to its end must not be taken for the next request.
  if (!request.complete) response.setHeader('connection', 'close');
  response.writeHead(problem.status, {
    ...problem.headers,
    'x-request-id': requestId,
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
  });
  response.end(request.method === 'HEAD' ? undefined : JSON.stringify(problem.toBody()));
}
