import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { serveImage, type ServedImage } from '#features/media/server/serve-image.ts';
import type { Config } from '#platform/config/read-config.ts';
import type { Platform } from '#platform/context.ts';
import { createTrustedCheck, readPeer, type ReadClientAddress } from '#platform/http/client-address.ts';
import { isAmbiguousPath } from '#platform/http/own-path.ts';
import { UntrustedProxies } from '#platform/http/untrusted-proxies.ts';
import { badRequest, notFound, Problem } from '#platform/http/problem.ts';
import { toProblem } from '#platform/http/to-problem.ts';
import { BoundedServer } from './connections/bounded-server.ts';
import type { AnswerPlainly } from './connections/connection.ts';
import { isOwnHost } from '#platform/http/own-origin.ts';
import { WholeAnswers } from './plain/whole-answers.ts';
import { requireReading } from './require-reading.ts';
import { notFoundPath, type ServePage } from '#app/serve-page.ts';
import type { StaticFiles } from './static-files.ts';
import { hasOneHost, serveStored } from './serve-stored.ts';
import type { PageStore } from './cache/page-store.ts';
import { chooseRepresentation, sendFinished } from './cache/send.ts';
import { describeRefusal, refuseMalformed } from './refuse-malformed.ts';
import { createSecurityHeaders, sharedResource } from './security-headers.ts';
import { Traffic } from './metrics/request-metrics.ts';
import { beginVisit, noteRoute, readRequestId, type Visit } from './request-log.ts';

export interface FrontParts {
  platform: Platform;
  store: Pick<PageStore, 'find'>;
  staticFiles: StaticFiles;
  servePage: ServePage;
  serveApi(request: IncomingMessage, response: ServerResponse): void | Promise<void>;
  /** Liveness, readiness, figures; true when it answered. */
  serveHealth(path: string, response: ServerResponse): Promise<boolean>;
  readClientAddress: ReadClientAddress;
  /** What is counted; its own when it is not given. */
  traffic?: Traffic;
  /** Notices proxies that are not believed; its own when it is not given. */
  untrustedProxies?: UntrustedProxies;
  /** Aborted when the process is about to stop: each answer is its connection's last then. */
  stopping?: AbortSignal;
  /** `/metrics`; without, there is no such path. */
  serveMetrics?(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

/** How long a connection is left open after an answer. */
const keepAliveMs = 65_000;

/** How long a connection with an answer under way is left open while no byte goes either way. */
const stalledMs = 60_000;

/** The process's HTTP server: checks the request line, then hands over to the first that knows the path. */
export function createFront(parts: FrontParts): Server {
  const { platform, store, stopping, traffic = new Traffic() } = parts;
  const setSecurityHeaders = createSecurityHeaders(platform.config);
  const isTrusted = createTrustedCheck(platform.config.trustedProxies);

  const untrustedProxies =
    parts.untrustedProxies ?? new UntrustedProxies(platform.config.trustedProxies, platform.log);

  async function serveOther(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const forwardedId = isTrusted(readPeer(request)) ? readRequestId(request.headers['x-request-id']) : null;
    untrustedProxies.note(request);
    const visit = beginVisit(request, response, forwardedId, { traffic, log: platform.log });
    setSecurityHeaders(response);
    try {
      await serve(request, response, parts);
    } catch (error) {
      sendProblem(request, response, toProblem(error, platform.log, visit.requestId), visit);
    }
  }
  const options = {
    // Few requests have a body; the others are spared the stream for one.
    optimizeEmptyRequests: true,
    // Node looks every 30 s whether a request takes longer than it may.
    connectionsCheckingInterval: 2000,
  };
  const answers = new WholeAnswers(keepAliveMs / 1000);
  const answerPlainly: AnswerPlainly = ({ target, host, acceptEncoding, ifNoneMatch }) => {
    const startedAt = performance.now();
    const page = stopping?.aborted ? null : store.find(target);
    if (!page || !isOwnHost(host, platform.config)) return null;
    const choice = chooseRepresentation(page, acceptEncoding, ifNoneMatch);
    const bytes = answers.find(choice, Date.now());
    traffic.fastPath += 1;
    traffic.countStored('GET', choice.status, performance.now() - startedAt);
    return bytes;
  };
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const startedAt = performance.now();
    if (serveStored(request, response, store, platform.config)) {
      traffic.countStored(request.method, response.statusCode, performance.now() - startedAt);
    } else void serveOther(request, response);
  };
  const overload = describeRefusal(platform.config, '503 Service Unavailable', ['retry-after', '5']);
  const server = new BoundedServer(options, answer, {
    answerPlainly: platform.config.fastPath ? answerPlainly : undefined,
    refuseOverload() {
      traffic.count('refused', undefined, 503, 0);
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

async function serve(request: IncomingMessage, response: ServerResponse, parts: FrontParts): Promise<void> {
  const url = readUrl(request, parts.platform);
  const path = url.pathname;
  if (path === '/healthz' || path === '/readyz') noteRoute(request, 'health', path);
  if (await parts.serveHealth(path, response)) return;
  if (path === '/metrics' && parts.serveMetrics) {
    noteRoute(request, 'metrics', path);
    return parts.serveMetrics(request, response);
  }
  if (path.startsWith('/functions/') || path.startsWith('/api/')) {
    noteRoute(
      request,
      path.startsWith('/api/') ? 'accounts' : 'api',
      path.startsWith('/api/') ? '/api/*' : '/functions/*',
    );
    return parts.serveApi(request, response);
  }
  if (path.startsWith('/uploads/')) {
    noteRoute(request, 'upload', '/uploads/*');
    return sendImage(request, response, url, parts.platform);
  }
  const file = parts.staticFiles.find(path);
  if (file) {
    noteRoute(request, 'file', path);
    requireReading(request);
    return sendFinished(request, response, await file);
  }
  await parts.servePage(request, response, url);
}

/**
 * Of a target in absolute form that names this site, its path is what is asked for, and its host replaces the
 * Host header (RFC 9112, 3.2.2). Others are left as they are, to be refused.
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

/**
 * The request's address on our own origin; that of the 404 page where its path is a trick. The Host header
 * is only ever compared, never used: two of them or a foreign name do not get through.
 * @throws Problem 400, 404, 421, 505
 */
function readUrl(request: IncomingMessage, platform: Platform): URL {
  if (!hasOneHost(request.rawHeaders)) throw badRequest('Exactly one Host header is needed');
  takeHostFromTarget(request, platform.config);
  const target = request.url ?? '';
  if (!target.startsWith('/')) throw badRequest('The request target must be a path');
  if (request.httpVersionMajor !== 1) throw versionNotSupported();
  // A proxy before us may read any other coding in another way (RFC 9112, 6.1).
  if (!/^(chunked)?$/i.test(request.headers['transfer-encoding'] ?? '')) {
    throw badRequest('The only transfer coding that is understood is chunked');
  }
  if (!isOwnHost(request.headers.host, platform.config)) {
    throw new Problem({
      status: 421,
      title: 'Misdirected request',
      detail: 'This server does not answer for that host',
      code: 'misdirected',
    });
  }
  const [path = ''] = target.split(/[?#]/, 1);
  if (isAmbiguousPath(path)) {
    if (/^\/(functions|api)\//.test(path)) throw notFound();
    return new URL(notFoundPath, platform.config.siteUrl);
  }
  if (!URL.canParse(target, platform.config.siteUrl)) throw badRequest('The request target is not valid');
  return new URL(target, platform.config.siteUrl);
}

async function sendImage(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  platform: Platform,
): Promise<void> {
  requireReading(request);
  const width = url.searchParams.get('w');
  const image = await serveImage(
    platform,
    url.pathname.slice('/uploads/'.length),
    width ? Number(width) : null,
  );
  if (!image) throw notFound();
  response.writeHead(200, {
    'content-type': image.contentType,
    'content-length': image.length,
    'cache-control': 'public, max-age=31536000, immutable',
    ...sharedResource,
  });
  await sendBody(request, response, image.body);
}

async function sendBody(
  request: IncomingMessage,
  response: ServerResponse,
  body: ServedImage['body'],
): Promise<void> {
  if (body instanceof Uint8Array) {
    response.end(request.method === 'HEAD' ? undefined : body);
  } else if (request.method === 'HEAD' || response.destroyed) {
    body.destroy();
    response.end();
  } else {
    await pipeline(body, response).catch((error: unknown) => {
      // Whoever leaves in the middle is no error.
      const isGone = error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
      if (!isGone) throw error;
    });
  }
}

function sendProblem(
  request: IncomingMessage,
  response: ServerResponse,
  problem: Problem,
  { requestId }: Visit,
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
