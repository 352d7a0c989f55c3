import type { Server } from 'node:http';
import { createBoundedServer } from './bounded-server.ts';
import type { EncodedResponse } from './cache/encode.ts';
import { RequestMetrics } from './metrics/request-metrics.ts';
import { noteParsedView, type NoteView } from './note-view.ts';
import { refuseMalformed } from './refuse-malformed.ts';
import { createRequestHandler, type RequestParts } from './serve-request.ts';
import { serveCachedPage } from './serve-cached-page.ts';

export interface HttpServerParts extends RequestParts {
  /** The cached page for a request target, whatever it has that its page does not read. */
  findCachedPage(target: string): EncodedResponse | null;
  /** Counts a page view. It is called for each response from memory, so it must take next to no time. */
  noteView?: NoteView;
  /** What is counted; if omitted, the server counts for itself. */
  requestMetrics?: RequestMetrics;
  /** Aborted when the process is about to stop: from then on, each response closes its connection. */
  stopping?: AbortSignal;
}

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
  const { platform, findCachedPage, stopping, noteView, requestMetrics = new RequestMetrics() } = parts;
  const serveRequest = createRequestHandler(parts, requestMetrics);
  const { server, closeAfterResponses } = createBoundedServer(serverOptions, (request, response) => {
    const startedAt = performance.now();
    if (stopping?.aborted) response.setHeader('connection', 'close');
    if (!serveCachedPage(request, response, findCachedPage, platform.config)) {
      return void serveRequest(request, response);
    }
    if (response.statusCode < 400) noteParsedView(request, noteView);
    requestMetrics.countStored(request.method, response.statusCode, performance.now() - startedAt);
  });
  server.timeout = stalledMs;
  stopping?.addEventListener('abort', closeAfterResponses, { once: true });
  server.on('clientError', refuseMalformed(platform.config));
  return server;
}
