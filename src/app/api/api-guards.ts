import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { ApiEnvironment } from '#platform/http/api.ts';
import type { Config } from '#platform/config/read-config.ts';
import type { Caller, Platform } from '#platform/context.ts';
import { recordAllowances, type Limits } from '#platform/http/limits.ts';
import { foreignOrigin, Problem } from '#platform/http/problem.ts';
import { takeTurn } from '#platform/take-turn.ts';
import { isOwnOrigin } from '#platform/http/own-origin.ts';
import { authBase } from '#paths/api-paths.ts';
import { accountLimit, clientLimit, keyLimit } from '../limits.ts';

/** The accounts feature, as far as the API needs it. */
export interface Accounts {
  /** @throws Problem 401 for an invalid credential */
  resolveCaller(headers: Headers): Promise<Caller>;
  handleAuth(request: Request, clientIp: string): Promise<Response>;
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * A page of another site must not write here with the visitor's cookies, nor on a visitor's behalf at all. A
 * caller with a token or key is not a browser that was lured here; accounts take neither.
 */
export function refuseForeignOrigins(config: Config): MiddlewareHandler<ApiEnvironment> {
  return async (c, next) => {
    const isForAccounts = c.req.path.startsWith(`${authBase}/`);
    const carriesCredential =
      !isForAccounts && (c.req.header('authorization') ?? c.req.header('x-api-key')) !== undefined;
    if (!safeMethods.has(c.req.method) && !carriesCredential && !isOwnOrigin(c.req.raw.headers, config)) {
      throw foreignOrigin();
    }
    await next();
  };
}

/**
 * Identifies the caller, once per request, and counts the call: of a known caller by key and by account, of
 * anyone else by address. Responses to a credential are private.
 */
export function identifyCaller(platform: Platform, accounts: Accounts): MiddlewareHandler<ApiEnvironment> {
  return async (c, next) => {
    // Thousands that write at once, from as many addresses, let others pass between them.
    if (!safeMethods.has(c.req.method)) await takeTurn();
    const clientIp = c.get('clientIp');
    const { limits, allowances } = recordAllowances(platform.limits);
    c.set('allowances', allowances);
    const caller = await accounts.resolveCaller(c.req.raw.headers).catch(async (error: unknown) => {
      if (error instanceof Problem && error.status === 401) await limits.take(clientLimit, clientIp);
      throw error;
    });
    const countCalls = (calls: number) =>
      countFor(limits, caller, { key: c.req.header('x-api-key'), clientIp }, calls);
    await countCalls(1);
    c.set('countCalls', countCalls);
    c.set('context', {
      ...platform,
      limits,
      caller,
      // A getter: it costs some microseconds, and few verbs need it.
      get signal() {
        return c.req.raw.signal;
      },
    });
    await next();
    if (caller.kind === 'user') c.res.headers.set('cache-control', 'private, no-store');
  };
}

async function countFor(
  limits: Limits,
  caller: Caller,
  { key, clientIp }: { key: string | undefined; clientIp: string },
  calls: number,
): Promise<void> {
  if (caller.kind === 'anonymous') {
    await limits.take(clientLimit, clientIp, { uses: calls });
    return;
  }
  if (caller.via === 'key') await limits.take(keyLimit, hash(key!), { uses: calls });
  await limits.take(accountLimit, caller.userId, { uses: calls });
}

/** Only a key's owner has the whole key. */
const hash = (key: string): string => createHash('sha256').update(key).digest('base64url');
