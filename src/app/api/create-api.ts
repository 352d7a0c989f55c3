import { Hono } from 'hono';
import { routePath } from 'hono/route';
import type { Auth } from '#features/identity/server/create-auth.ts';
import { apiBase, apiDescriptionPath, authBase } from '#paths/api-paths.ts';
import type { Platform } from '#platform/context.ts';
import type { ApiEnvironment } from '#platform/http/api.ts';
import { guardJsonBody } from '#platform/http/json-body.ts';
import { notFound } from '#platform/http/problem.ts';
import { setRateLimitHeaders } from '#platform/http/rate-limit-headers.ts';
import { toProblem } from '#platform/http/to-problem.ts';
import { identifyCaller, refuseForeignOrigins, type Accounts } from './api-guards.ts';
import { createCachedReads, type CachedReads } from './cached-reads.ts';
import { createFunctions } from './create-functions.ts';
import { describeApi } from './describe-api.ts';
import { guardRoute } from './guard-route.ts';

/** The API: `/functions/v1/*`, and better-auth's own endpoints at `/api/auth/*`. */
export function createApi(
  platform: Platform,
  auth: Auth,
  accounts: Accounts,
  cachedReads: CachedReads = createCachedReads(platform),
): Hono<ApiEnvironment> {
  const served = createServed(platform, auth);
  const api = new Hono<ApiEnvironment>({ strict: false });

  api.use('*', async (c, next) => {
    c.set('clientIp', c.env.clientIp);
    c.set('allowances', []);
    await next();
    // Hono drops the body of a HEAD; a file behind it would stay open.
    if (c.req.method === 'HEAD') await c.res.body?.cancel();
    c.env.noteRoute(routePath(c, -1));
    // Once there is a response, `c.header` copies it, and its body goes through a stream.
    const { headers } = c.res;
    headers.set('x-request-id', c.env.requestId);
    setRateLimitHeaders(headers, c.get('allowances'));
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  });
  api.use('*', refuseForeignOrigins(platform.config));
  api.all(`${authBase}/*`, (c) => accounts.handleAuth(c.req.raw, c.env.clientIp));
  api.use(`${apiBase}/*`, identifyCaller(platform, accounts));
  api.use(`${apiBase}/*`, guardRoute(api, served.functions));
  api.use(`${apiBase}/*`, guardJsonBody);
  api.use(`${apiBase}/*`, cachedReads.middleware);

  api.route('/', served.app);

  api.onError((error, c) => toProblem(error, platform.log, c.env.requestId).toResponse());
  api.notFound(() => notFound().toResponse());
  return api;
}

/** The API's routes, and the app that serves them to an already identified and counted caller. */
export function createServed({ config }: Pick<Platform, 'config'>, auth: Auth) {
  const functions = createFunctions(auth);
  const app = new Hono<ApiEnvironment>({ strict: false });
  let description: string | undefined;
  app.get(apiDescriptionPath, (c) => {
    description ??= JSON.stringify(describeApi(functions, config, apiBase));
    return c.body(description, 200, { 'content-type': 'application/json' });
  });
  app.route(apiBase, functions);
  return { functions, app };
}
