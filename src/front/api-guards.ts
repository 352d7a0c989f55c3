import type { MiddlewareHandler } from 'hono';
import type { ApiEnvironment } from '#platform/http/api.ts';
import type { Config } from '#platform/config/read-config.ts';
import type { Caller, Platform } from '#platform/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { isOwnOrigin } from './own-origin.ts';

/** What the front needs of the accounts feature. */
export interface Accounts {
  /** @throws Problem 401 for a credential that was given and is not valid */
  resolveCaller(headers: Headers): Promise<Caller>;
  handleAuth(request: Request, clientAddress: string): Promise<Response>;
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * A page of another site may not write here with the visitor's cookies, or in a visitor's name at
 * all. A caller who brings a token or a key of its own is no browser being led.
 */
export function refuseForeignOrigins(config: Config): MiddlewareHandler<ApiEnvironment> {
  return async (c, next) => {
    const carriesCredential = c.req.header('authorization') ?? c.req.header('x-api-key');
    if (!safeMethods.has(c.req.method) && !carriesCredential && !isOwnOrigin(c.req.raw.headers, config)) {
      throw new Problem({
        status: 403,
        title: 'Forbidden',
        detail: 'Requests from other sites are not accepted',
        code: 'foreign_origin',
      });
    }
    await next();
  };
}

/** Finds out who asks, once for each request; answers to a credential are private. */
export function identifyCaller(platform: Platform, accounts: Accounts): MiddlewareHandler<ApiEnvironment> {
  return async (c, next) => {
    const caller = await accounts.resolveCaller(c.req.raw.headers);
    if (caller.kind === 'user' && caller.via !== 'session')
      await platform.limits.take('apiKey', caller.userId);
    c.set('context', { ...platform, caller });
    await next();
    if (caller.kind === 'user') c.header('cache-control', 'private, no-store');
  };
}
