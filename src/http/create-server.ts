import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { apiPrefix } from '#paths/api-paths.ts';
import { createBoundedServer } from './bounded-server.ts';
import type { EncodedResponse } from './cache/encode.ts';
import { RequestMetrics } from './metrics/request-metrics.ts';
import { noteParsedView, type NoteView } from './note-view.ts';
import { refuseMalformed } from './refuse-malformed.ts';
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
interface CachedReads {
  serveCached(request: IncomingMessage, response: ServerResponse, requestId: string): boolean;
}

const isOfApi = (target: string | undefined): boolean => target?.startsWith(apiPrefix) ?? false;

/** How long a connection with a response in progress is kept open without traffic in either direction. */
const stalledMs = 60_000;

const serverOptions = {
  // Few requests have a body; the others need no stream for one.
  optimizeEmptyRequests: true,
  // Every Host is checked here, a missing one too.
  requireHostHeader: false,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  // How often Node checks whether a request takes too long: by default every 30 s.
  connectionsCheckingInterval: 2000,
};

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

  const { server, closeAfterResponses } = createBoundedServer(serverOptions, (request, response) => {
    const startedAt = performance.now();
    if (stopping?.aborted) response.setHeader('connection', 'close');
    const isPage = serveStored(request, response, findStored, platform.config);
    if (isPage || serveCached(request, response)) {
      if (isPage && response.statusCode < 400) noteParsedView(request, noteView);
      requestMetrics.countStored(request.method, response.statusCode, performance.now() - startedAt);
      return;
    }
    void serveRequest(request, response);
  });
  server.timeout = stalledMs;
  stopping?.addEventListener('abort', closeAfterResponses, { once: true });
  server.on('clientError', refuseMalformed(platform.config));
  return server;
}
