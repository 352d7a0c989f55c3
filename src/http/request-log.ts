import type { IncomingMessage, ServerResponse } from 'node:http';
import { v7 as uuidv7 } from 'uuid';
import type { Log } from '#platform/log/create-log.ts';
import type { Traffic, TrafficClass } from './metrics/request-metrics.ts';

/** One request that is not answered from the store: what its log line and the figures say of it. */
export interface Visit {
  /** A trusted proxy's, or made here. */
  requestId: string;
  trafficClass: TrafficClass;
  /** The pattern that the path matched, such as `/blog/[slug]`: the path itself can be personal. */
  route: string;
}

const visits = new WeakMap<IncomingMessage, Visit>();

/** The request's visit, begun by `beginVisit`. */
export const findVisit = (request: IncomingMessage): Visit | undefined => visits.get(request);

/** Notes what a request is for, as soon as that is known. */
export function noteRoute(request: IncomingMessage, trafficClass: TrafficClass, route: string): void {
  const visit = visits.get(request);
  if (visit) Object.assign(visit, { trafficClass, route });
}

/**
 * Begins a visit: it is counted, and written to the log, when its answer is over. No query string, no
 * address, no name of anyone goes into the log.
 * @param forwardedId the id that a trusted proxy gave the request
 */
export function beginVisit(
  request: IncomingMessage,
  response: ServerResponse,
  forwardedId: string | null,
  { traffic, log }: { traffic: Traffic; log: Log },
): Visit {
  const startedAt = performance.now();
  const visit: Visit = { requestId: forwardedId ?? uuidv7(), trafficClass: 'refused', route: '-' };
  visits.set(request, visit);
  traffic.underWay += 1;
  response.once('close', () => {
    traffic.underWay -= 1;
    const ms = performance.now() - startedAt;
    const status = response.headersSent ? response.statusCode : 499;
    traffic.count(visit.trafficClass, request.method, status, ms);
    // What is answered from memory is counted alone.
    if (visit.trafficClass === 'stored') return;
    const { requestId, route } = visit;
    log[chooseLevel(visit.trafficClass, status)](
      { requestId, method: request.method, route, status, ms: Math.round(ms * 10) / 10 },
      'request',
    );
  });
  return visit;
}

function chooseLevel(trafficClass: TrafficClass, status: number): 'error' | 'warn' | 'info' | 'debug' {
  // The caller went away: nothing is wrong here.
  if (status === 499) return 'debug';
  // 505 is the client's fault.
  if (status >= 500 && status !== 505) return status === 503 ? 'warn' : 'error';
  return trafficClass === 'health' || trafficClass === 'metrics' || trafficClass === 'file'
    ? 'debug'
    : 'info';
}

/** An id that is safe in a log and a header: 8 to 128 letters, digits and a few signs. */
export function readRequestId(header: string | string[] | undefined): string | null {
  return typeof header === 'string' && /^[\w.:=+/-]{8,128}$/.test(header) ? header : null;
}
