import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { apiPrefix } from '#paths/api-paths.ts';
import { normalizeAddress } from '#platform/http/client-address.ts';
import { isOwnHost } from '#platform/http/own-origin.ts';
import type { EncodedResponse } from './cache/encode.ts';
import { chooseRepresentation } from './cache/send.ts';
import { BoundedServer } from './connections/bounded-server.ts';
import type { AnswerPlainly } from './connections/connection.ts';
import { RequestMetrics } from './metrics/request-metrics.ts';
import { noteParsedView, type NoteView } from './note-view.ts';
import { ResponseBytesCache } from './plain/response-bytes-cache.ts';
import { describeRefusal, refuseMalformed } from './refuse-malformed.ts';
import { createForwardedIdReader } from './request-log.ts';
import { createRequestHandler, type RequestParts } from './serve-request.ts';
import { isPlain, serveStored } from './serve-stored.ts';

export interface HttpServerParts extends RequestParts {
  /** The stored answer for a request target, whatever it has that its page does not read. */
  findStored(target: string): EncodedResponse | null;
  /** The API's cached answers to visitors. */
  cachedReads?: CachedReads;
  /** Counts a page view. It is called for each response from memory, so it must take next to no time. */
  noteView?: NoteView;
  /** What is counted; if omitted, the server counts for itself. */
  requestMetrics?: RequestMetrics;
  /** Aborted when the process is about to stop: from then on, each response closes its connection. */
  stopping?: AbortSignal;
}

/** The API's cached responses to visitors (app/cached-reads.ts). */
export interface CachedReads {
  find(target: string): EncodedResponse | null;
  count(clientAddress: string, requestId: string): Record<string, string> | null;
  serveCached(request: IncomingMessage, response: ServerResponse, requestId: string): boolean;
}

const isOfApi = (target: string | undefined): boolean => target?.startsWith(apiPrefix) ?? false;

/** How long a connection is kept open after a response. */
const keepAliveMs = 65_000;

/** How long a connection with a response in progress is kept open without traffic in either direction. */
const stalledMs = 60_000;

/**
 * The process's HTTP server: checks the request line, then passes the request to the first handler that knows
 * the path.
 */
export function createHttpServer(parts: HttpServerParts): Server {
  const {
    platform,
    findStored,
    cachedReads,
    stopping,
    noteView,
    requestMetrics = new RequestMetrics(),
  } = parts;
  const serveRequest = createRequestHandler(parts, requestMetrics);
  const readForwardedId = createForwardedIdReader(platform.config.trustedProxies);
  const serveCached = (request: IncomingMessage, response: ServerResponse): boolean =>
    isOfApi(request.url) &&
    isPlain(request, platform.config) &&
    cachedReads !== undefined &&
    cachedReads.serveCached(request, response, readForwardedId(request) ?? randomUUID());

  const options = {
    // Few requests have a body; the others need no stream for one.
    optimizeEmptyRequests: true,
    // How often Node checks whether a request takes too long: every 30 s.
    connectionsCheckingInterval: 2000,
  };
  const answers = new ResponseBytesCache(keepAliveMs / 1000);
  const answerPlainly: AnswerPlainly = (request, peer) => {
    const startedAt = performance.now();
    const { target, host, acceptEncoding, ifNoneMatch, isPersonal } = request;
    if (stopping?.aborted) return null;
    const cached = isOfApi(target) && !isPersonal ? cachedReads : undefined;
    const found = cached ? cached.find(target) : findStored(target);
    if (!found || !isOwnHost(host, platform.config)) return null;
    const choice = chooseRepresentation(found, acceptEncoding, ifNoneMatch);
    const headers = cached?.count(normalizeAddress(peer), randomUUID());
    if (headers === null) return null;
    const nowMs = Date.now();
    const bytes = headers ? answers.write(choice, nowMs, headers) : answers.find(choice, nowMs);
    requestMetrics.fastPath += 1;
    if (noteView && found.status === 200 && !isOfApi(target)) {
      const { userAgent, referer, forwardedFor, refusesTracking } = request;
      noteView({ target, peer: normalizeAddress(peer), userAgent, referer, forwardedFor, refusesTracking });
    }
    requestMetrics.countStored('GET', choice.status, performance.now() - startedAt);
    return bytes;
  };
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const startedAt = performance.now();
    const isPage = serveStored(request, response, findStored, platform.config);
    if (isPage || serveCached(request, response)) {
      if (isPage && response.statusCode < 400) noteParsedView(request, noteView);
      requestMetrics.countStored(request.method, response.statusCode, performance.now() - startedAt);
      return;
    }
    void serveRequest(request, response);
  };
  const overload = describeRefusal(platform.config, '503 Service Unavailable', ['retry-after', '5']);
  const server = new BoundedServer(options, answer, {
    answerPlainly: platform.config.fastPath ? answerPlainly : undefined,
    keepAnswer: (bytes) => answers.keep(bytes),
    refuseOverload() {
      requestMetrics.count('refused', undefined, 503, 0);
      return overload;
    },
  });
  server.headersTimeout = 10_000;
  server.requestTimeout = 30_000;
  server.keepAliveTimeout = keepAliveMs;
  server.timeout = stalledMs;
  stopping?.addEventListener('abort', () => server.closeAfterAnswers(), { once: true });
  server.on('clientError', refuseMalformed(platform.config));
  return server;
}
