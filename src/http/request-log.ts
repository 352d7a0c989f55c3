import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createTrustedCheck, readPeer } from '#platform/http/client-ip.ts';
import type { Log } from '#platform/log/create-log.ts';
import type { LineLimit } from '#platform/log/line-limit.ts';
import type { RequestMetrics, RequestClass } from './metrics/request-metrics.ts';

/** A line of the log, and the metrics' labels, for a request that is not answered from the page cache. */
interface RequestLogEntry {
  /** A trusted proxy's, or generated here. */
  requestId: string;
  requestClass: RequestClass;
  /** The pattern that the path matched, such as `/blog/[slug]`: the path itself can be personal. */
  route: string;
}

const entries = new WeakMap<IncomingMessage, RequestLogEntry>();

/** The request's id, from when `beginRequestLog` was called. */
export const readRequestId = (request: IncomingMessage): string => entries.get(request)?.requestId ?? '';

/** Records what a request is for, as soon as that is known. */
export function noteRoute(request: IncomingMessage, requestClass: RequestClass, route: string): void {
  const entry = entries.get(request);
  if (entry) Object.assign(entry, { requestClass, route });
}

/** Records the pattern that a path matched within what is known already. */
export function noteMatch(request: IncomingMessage, route: string): void {
  const entry = entries.get(request);
  if (entry) entry.route = route;
}

/**
 * Counts and logs a request once its response has closed. Query strings, addresses and personal data are
 * never logged.
 * @param refusals of one kind, a status of a route, only one a second is logged; the next says how many were left out
 * @param forwardedId the id that a trusted proxy gave the request
 */
export function beginRequestLog(
  request: IncomingMessage,
  response: ServerResponse,
  forwardedId: string | null,
  { requestMetrics, log, refusals }: { requestMetrics: RequestMetrics; log: Log; refusals: LineLimit },
): void {
  const startedAt = performance.now();
  const entry: RequestLogEntry = {
    requestId: forwardedId ?? randomUUID(),
    requestClass: 'refused',
    route: '-',
  };
  entries.set(request, entry);
  requestMetrics.inProgress += 1;
  response.once('close', () => {
    requestMetrics.inProgress -= 1;
    const ms = performance.now() - startedAt;
    const status = response.headersSent ? response.statusCode : 499;
    requestMetrics.count(entry.requestClass, request.method, status, ms);
    // Responses from memory are only counted.
    if (entry.requestClass === 'stored') return;
    const { requestId, route } = entry;
    const isRefusal = (status >= 400 && status < 500) || status === 503;
    const leftOut = isRefusal ? refusals.take(`${route} ${status}`) : 0;
    if (leftOut === null) return;
    const line = { requestId, method: request.method, route, status, ms: Math.round(ms * 10) / 10 };
    log[chooseLevel(entry.requestClass, status)](leftOut > 0 ? { ...line, leftOut } : line, 'request');
  });
}

function chooseLevel(requestClass: RequestClass, status: number): 'error' | 'warn' | 'info' | 'debug' {
  // The client disconnected: nothing is wrong here.
  if (status === 499) return 'debug';
  // 505 is the client's fault.
  if (status >= 500 && status !== 505) return status === 503 ? 'warn' : 'error';
  return requestClass === 'health' || requestClass === 'metrics' || requestClass === 'file'
    ? 'debug'
    : 'info';
}

/** An id that is safe in a log and a header: 8 to 128 letters, digits and a few signs. */
const safeId = /^[\w.:=+/-]{8,128}$/;

/** Reads the id that a trusted proxy gave a request; null if there is none. */
export function createForwardedIdReader(
  trustedProxies: string[],
): (request: IncomingMessage) => string | null {
  const isTrusted = createTrustedCheck(trustedProxies);
  return (request) => {
    const header = request.headers['x-request-id'];
    if (typeof header !== 'string' || !isTrusted(readPeer(request))) return null;
    return safeId.test(header) ? header : null;
  };
}
