import type { IncomingMessage, ServerResponse } from 'node:http';
import { sessionCookieName } from '#features/identity/server/session-cookie.ts';
import type { Platform } from '#platform/context.ts';
import { listRateLimitNetworks, type ReadClientAddress } from '#platform/http/client-address.ts';
import { Problem } from '#platform/http/problem.ts';
import { describeAllowances } from '#platform/http/rate-limit-headers.ts';
import { encodeResponse, type EncodedResponse } from '#http/cache/encode.ts';
import { PageStore, type Rendered } from '#http/cache/page-store.ts';
import { RecentKeys } from '#http/cache/recent-keys.ts';
import { ClientQueue } from '#platform/http/client-queue.ts';
import { sendEncoded } from '#http/cache/send.ts';
import { findRequestLogEntry, noteRoute } from '#http/request-log.ts';
import { listSecurityHeaders } from '#http/security-headers.ts';
import type { AnswerVisitor } from './api/answer-visitor.ts';
import type { CachedTarget } from './api/cached-routes.ts';
import { addressLimit } from './limits.ts';

type Serve = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

export interface CachedReads {
  /** For the metrics. */
  stores: { answers: PageStore; missing: PageStore };
  /** The cached response to a request target. It is for visitors only. */
  find(target: string): EncodedResponse | null;
  /**
   * Counts a visitor's use. @returns the headers that only this response has; null if `serve` must refuse it
   */
  count(clientAddress: string, requestId: string): Record<string, string> | null;
  /** Sends a route's cached response. @returns false if there is none, or `serve` must refuse it */
  serveCached(request: IncomingMessage, response: ServerResponse, requestId: string): boolean;
  /** Answers on behalf of the API: creates cached responses, and leaves the rest to the API itself. */
  serve: Serve;
}

export interface CachedReadsParts {
  platform: Platform;
  readClientAddress: ReadClientAddress;
  readTarget(target: string): CachedTarget | null;
  answerVisitor: AnswerVisitor;
  serveApi: Serve;
}

/**
 * In bytes. Cached 404s have a separate budget: anyone can invent addresses, and they evict only each other.
 */
const sizes = { answers: 16_000_000, missing: 1_000_000 };

/**
 * Caches the API's responses to visitors as pages are cached: each is valid until the content changes, and
 * concurrent requests for it share one. Each request counts toward its address's limit.
 */
export function createCachedReads(parts: CachedReadsParts): CachedReads {
  const { platform, readClientAddress, readTarget, answerVisitor, serveApi } = parts;
  const versions = platform.database.contentVersion;
  const answers = new PageStore(versions, { maximumBytes: sizes.answers });
  const missing = new PageStore(versions, { maximumBytes: sizes.missing });
  const recentKeys = new RecentKeys();
  const work = new ClientQueue();
  const security = Object.fromEntries(listSecurityHeaders(platform.config));
  const isVisitor = createVisitorCheck(platform);

  const find = (key: string): EncodedResponse | null => answers.find(key) ?? missing.find(key);
  // A target is its own key if it is written the way links to the API are.
  const findByTarget = (target: string): EncodedResponse | null => {
    const found = find(recentKeys.find(target) ?? target);
    if (found) return found;
    const read = readTarget(target);
    if (!read || read.key === target) return null;
    recentKeys.add(target, read.key);
    return find(read.key);
  };

  function count(clientAddress: string, requestId: string): Record<string, string> | null {
    try {
      const allowance = platform.limits.takeExchanged(addressLimit, clientAddress);
      return { 'x-request-id': requestId, ...describeAllowances([allowance]) };
    } catch {
      return null;
    }
  }

  async function make(key: string): Promise<Rendered> {
    const version = versions.current;
    try {
      const response = await answerVisitor(key);
      const headers = {
        ...security,
        ...Object.fromEntries(response.headers),
        'cache-control': 'public, max-age=0, must-revalidate',
      };
      const body = Buffer.from(await response.arrayBuffer());
      return {
        encoded: await encodeResponse(response.status, headers, body, 5),
        storable: response.status === 200,
      };
    } catch (error) {
      if (!(error instanceof Problem && error.status === 404)) throw error;
      const encoded = await encodeProblem(error, security);
      await missing.render(key, async () => ({ encoded, storable: versions.current === version }));
      return { encoded, storable: false };
    }
  }

  return {
    stores: { answers, missing },
    find: findByTarget,
    count,
    serveCached(request, response, requestId) {
      const found = isVisitor(request) ? findByTarget(request.url ?? '') : null;
      const headers = found && count(readClientAddress(request), requestId);
      if (!headers) return false;
      sendEncoded(request, response, found, headers);
      return true;
    },
    async serve(request, response) {
      const target = isVisitor(request) ? readTarget(request.url ?? '') : null;
      if (!target) return serveApi(request, response);
      const requestId = findRequestLogEntry(request)?.requestId ?? '';
      const clientAddress = readClientAddress(request);
      const headers = count(clientAddress, requestId);
      // The limit is used up; the API says so.
      if (!headers) return serveApi(request, response);
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      noteRoute(request, 'api', target.pattern);
      const [client] = listRateLimitNetworks(clientAddress);
      const { key } = target;
      const encoded =
        find(key) ??
        (await answers.render(key, () => make(key), {
          queue: (render) => work.run(client, render),
          isWaiting: () => !request.socket.destroyed,
        }));
      sendEncoded(request, response, encoded);
    },
  };
}

const encodeProblem = (problem: Problem, security: Record<string, string>): Promise<EncodedResponse> =>
  encodeResponse(
    problem.status,
    { ...security, 'content-type': 'application/problem+json', 'cache-control': 'no-store' },
    Buffer.from(JSON.stringify(problem.toBody())),
    5,
  );

/** Whether a request only reads, and carries nothing that identifies the caller. */
function createVisitorCheck({ config }: Platform): (request: IncomingMessage) => boolean {
  const cookie = sessionCookieName(config.siteUrl);
  return ({ method, headers }) =>
    (method === 'GET' || method === 'HEAD') &&
    headers.authorization === undefined &&
    headers['x-api-key'] === undefined &&
    !headers.cookie?.includes(cookie);
}
