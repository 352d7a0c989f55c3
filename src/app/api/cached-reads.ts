import type { MiddlewareHandler } from 'hono';
import { encodeResponse, type EncodedResponse } from '#http/cache/encode.ts';
import { PageStore, type Rendered } from '#http/cache/page-store.ts';
import { chooseRepresentation, largeBytes, type Choice } from '#http/cache/send.ts';
import type { Platform } from '#platform/context.ts';
import { createNextMoment } from '#features/posts/server/next-moment.ts';
import { withoutQuerySignal } from '#platform/database/query-signal.ts';
import type { ApiEnvironment } from '#platform/http/api.ts';
import { takeTurn } from '#platform/take-turn.ts';
import { listRateLimitNetworks } from '#platform/http/client-ip.ts';
import { BoundedQueue, visitorLimits } from '#platform/bounded-queue.ts';

export interface CachedReads {
  middleware: MiddlewareHandler<ApiEnvironment>;
  /** For the metrics. */
  stores: { answers: PageStore; missing: PageStore };
}

/**
 * In bytes. Cached 404s have a separate budget: anyone can invent addresses, and they evict only each other.
 */
const sizes = { answers: 16_000_000, missing: 1_000_000 };

/** In characters; the response to a longer one is not cached. */
const longestKey = 1000;

/**
 * Caches the responses to visitors of the routes that are declared as cached, as pages are cached: each is
 * valid until the content changes or a post appears or disappears, and concurrent requests for it share one. Each
 * request is counted before.
 */
export function createCachedReads(platform: Platform): CachedReads {
  const { contentVersion } = platform.database;
  const findNextMoment = createNextMoment(platform);
  const answers = new PageStore(contentVersion, { maximumBytes: sizes.answers });
  const missing = new PageStore(contentVersion, { maximumBytes: sizes.missing });
  const work = new BoundedQueue(visitorLimits);

  const middleware: MiddlewareHandler<ApiEnvironment> = async (c, next) => {
    const { caller } = c.get('context');
    const parameters = c.get('cachedQuery');
    const key = parameters && caller.kind === 'anonymous' ? toKey(c.req.url, parameters) : null;
    if (key === null) return next();

    const answer = async (): Promise<Rendered> => {
      const version = contentVersion.current;
      // Before anything is read: what ends meanwhile may still be in the response.
      const validUntil = await findNextMoment(platform.now().getTime());
      c.set('context', { ...c.get('context'), signal: undefined });
      await next();
      const encoded = await encode(c.res);
      const isMissing = encoded.status === 404 && contentVersion.current === version;
      if (isMissing) await missing.render(key, async () => ({ encoded, storable: true, validUntil }));
      return { encoded, storable: encoded.status === 200, validUntil };
    };
    const [client] = listRateLimitNetworks(c.get('clientIp'));
    const encoded =
      answers.find(key) ??
      missing.find(key) ??
      (await answers.render(key, () => withoutQuerySignal(answer), {
        queue: (begin) => work.run(begin, { client }),
        isWaiting: () => !c.req.raw.signal.aborted,
      }));
    // Hono adds the headers of a response that is replaced.
    c.res = undefined;
    const choice = chooseRepresentation(
      encoded,
      c.req.header('accept-encoding'),
      c.req.header('if-none-match'),
    );
    if (choice.representation.body.byteLength >= largeBytes) await takeTurn();
    c.res = toResponse(choice);
    return undefined;
  };
  return { middleware, stores: { answers, missing } };
}

/** The path, and the parameters that the route reads, sorted: what campaigns add makes no other response. */
function toKey(url: string, parameters: ReadonlySet<string>): string | null {
  const { pathname, searchParams } = new URL(url);
  const read = [...searchParams].filter(([name]) => parameters.has(name));
  const query = new URLSearchParams(read.toSorted(([a], [b]) => (a < b ? -1 : 1))).toString();
  const key = query === '' ? pathname : `${pathname}?${query}`;
  return key.length > longestKey ? null : key;
}

async function encode(response: Response): Promise<EncodedResponse> {
  const headers = Object.fromEntries(response.headers);
  if (response.status === 200) headers['cache-control'] = 'public, max-age=0, must-revalidate';
  return encodeResponse(response.status, headers, Buffer.from(await response.arrayBuffer()), 5);
}

function toResponse({ status, representation }: Choice): Response {
  const head = status === 304 ? representation.unchangedHead : representation.head;
  const headers: Record<string, string> = {};
  for (let i = 0; i < head.length; i += 2) headers[head[i]!] = head[i + 1]!;
  return new Response(status === 304 ? null : (representation.body as Uint8Array<ArrayBuffer>), {
    status,
    headers,
  });
}
