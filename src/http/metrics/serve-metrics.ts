import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isPrivateIp, readPeer } from '#platform/http/client-ip.ts';
import { invalidCredential, notFound } from '#platform/http/problem.ts';
import { requireReading } from '../request-target.ts';
import type { MeasuredParts } from './create-registry.ts';

type ServeMetrics = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * `/metrics` in Prometheus' text format. With METRICS_TOKEN, for callers that send it; without, only for
 * direct callers on this machine or a private network.
 */
export function createMetrics(parts: MeasuredParts): ServeMetrics {
  // Loaded on first use: startup is faster without it.
  let registry: Promise<import('prom-client').Registry> | undefined;
  const load = async () => (await import('./create-registry.ts')).createRegistry(parts);

  return async (request, response) => {
    requireReading(request);
    const { metricsToken } = parts.platform.config;
    if (metricsToken !== null) requireToken(request, metricsToken);
    else if (!isNearby(request)) throw notFound();
    registry ??= load();
    const figures = await registry;
    const body = await figures.metrics();
    response.writeHead(200, { 'content-type': figures.contentType, 'cache-control': 'no-store' });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}

/** @throws Problem 401. Digests are compared: they have one length, and the time reveals nothing. */
function requireToken({ headers }: IncomingMessage, token: string): void {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  if (timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`))) return;
  throw invalidCredential('The token for the metrics is missing or wrong');
}

/** Headers that proxies add. A request with one of them was forwarded for someone else. */
const forwarding = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'forwarded',
  'via',
];

const isNearby = (request: IncomingMessage): boolean =>
  isPrivateIp(readPeer(request)) && forwarding.every((name) => request.headers[name] === undefined);
