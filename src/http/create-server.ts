import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Config } from '#platform/config/read-config.ts';
import { isOwnHost } from '#platform/http/own-origin.ts';
import { createBoundedServer } from './bounded-server.ts';
import type { EncodedResponse } from './cache/encode.ts';
import { sendEncoded } from './cache/send.ts';
import { RequestMetrics } from './metrics/request-metrics.ts';
import { noteParsedView, type NoteView } from './note-view.ts';
import { hasOneHost } from './request-target.ts';
import { createRequestHandler, type RequestParts } from './serve-request.ts';
import { listSecurityHeaders } from './security-headers.ts';

export interface HttpServerParts extends RequestParts {
  /** The cached page for a request target, whatever it has that its page does not read. */
  findCachedPage(target: string): EncodedResponse | null;
  /** Counts a page view. It is called for each response from memory, so it must take next to no time. */
  noteView?: NoteView;
  /** Counts the requests; if omitted, the server counts for itself. */
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
    requestMetrics.count('stored', request.method, response.statusCode, performance.now() - startedAt);
  });
  server.timeout = stalledMs;
  stopping?.addEventListener('abort', closeAfterResponses, { once: true });
  server.on('clientError', refuseMalformed(platform.config));
  return server;
}

/**
 * Answers with a cached page before anything else looks at the request: no address is parsed, no promise
 * created, no header set one by one. A request with a body or a doubtful Host is left to the other handlers.
 * @returns whether it has answered
 */
function serveCachedPage(
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

/** The statuses for unreadable requests; everything else is 400. */
const statuses: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_INVALID_VERSION: '505 HTTP Version Not Supported',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** How long a client may go on sending before its connection is reset, which would lose the response. */
const lingeringMs = 2000;

/**
 * Answers an unreadable request and closes the connection: nobody knows where the next request would begin.
 */
function refuseMalformed(config: Config): (error: Error, socket: Duplex) => void {
  return (error, socket) => {
    if (!socket.writable) return;
    const code = 'code' in error ? String(error.code) : '';
    socket.end(describeRefusal(config, statuses[code] ?? '400 Bad Request'));
    setTimeout(() => socket.destroy(), lingeringMs).unref();
  };
}

/** A response without a body that ends its connection, as it goes over the wire. */
function describeRefusal(config: Config, status: string): string {
  const all = [...listSecurityHeaders(config), ['connection', 'close'], ['content-length', '0']];
  return `HTTP/1.1 ${status}\r\n${all.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
}
