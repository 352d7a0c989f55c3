import { Hono } from 'hono';
import { routePath } from 'hono/route';
import { v7 as uuidv7 } from 'uuid';
import type { Auth } from '#features/identity/server/create-auth.ts';
import type { Platform } from '#platform/context.ts';
import type { ApiEnvironment } from '#platform/http/api.ts';
import { guardJsonBody } from '#platform/http/json-body.ts';
import { notFound } from '#platform/http/problem.ts';
import { setRateLimitHeaders } from '#platform/http/rate-limit-headers.ts';
import { toProblem } from '#platform/http/to-problem.ts';
import { guardRoute, identifyCaller, refuseForeignOrigins, type Accounts } from './api-guards.ts';
import { describeApi } from './describe-api.ts';
import { createFunctions } from './create-functions.ts';
import { createRouteTable } from './route-table.ts';

const base = '/functions/v1';

/** The API: `/functions/v1/*`, and better-auth's own endpoints at `/api/auth/*`. */
export function createApi(platform: Platform, auth: Auth, accounts: Accounts): Hono<ApiEnvironment> {
  const functions = createFunctions(platform, auth);
  const findServed = createRouteTable(functions);
  const api = new Hono<ApiEnvironment>({ strict: false });

  api.use('*', async (c, next) => {
    c.set('requestId', c.env.requestId ?? uuidv7());
    c.set('clientAddress', c.env.clientAddress);
    c.set('allowances', []);
    await next();
    c.env.noteRoute?.(routePath(c, -1));
    c.header('x-request-id', c.var.requestId);
    setRateLimitHeaders(c.res.headers, c.var.allowances);
    if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store');
  });
  api.use('*', refuseForeignOrigins(platform.config));
  api.all('/api/auth/*', (c) => accounts.handleAuth(c.req.raw, c.env.clientAddress));
  api.use(`${base}/*`, identifyCaller(platform, accounts));
  api.use(
    `${base}/*`,
    guardRoute((path) => findServed(path.slice(base.length))),
  );
  api.use(`${base}/*`, guardJsonBody);

  let description: string | undefined;
  api.get(`${base}/openapi.json`, (c) => {
    description ??= JSON.stringify(describeApi(functions, platform.config, base));
    return c.body(description, 200, { 'content-type': 'application/json' });
  });
  api.route(base, functions);

  api.onError((error, c) => toProblem(error, platform.log, c.var.requestId).toResponse());
  api.notFound(() => notFound().toResponse());
  return api;
}
