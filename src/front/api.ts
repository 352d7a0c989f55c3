import { Hono } from 'hono';
import { v7 as uuidv7 } from 'uuid';
import type { Auth } from '#features/accounts/server/create-auth.ts';
import type { Platform } from '#platform/context.ts';
import type { ApiEnvironment } from '#platform/http/api.ts';
import { guardJsonBody } from '#platform/http/json-body.ts';
import { methodNotAllowed, notFound } from '#platform/http/problem.ts';
import { tellAllowances } from '#platform/http/rate-limit-headers.ts';
import { toProblem } from '#platform/http/to-problem.ts';
import { identifyCaller, refuseForeignOrigins, type Accounts } from './api-guards.ts';
import { findAllowedMethods } from './allowed-methods.ts';
import { createFunctions } from './functions.ts';

const base = '/functions/v1';

/** The API: `/functions/v1/*`, and better-auth's own endpoints at `/api/auth/*`. */
export function createApi(platform: Platform, auth: Auth, accounts: Accounts): Hono<ApiEnvironment> {
  const functions = createFunctions(platform, auth);
  const api = new Hono<ApiEnvironment>({ strict: false });
  const routes = [...functions.routes, { method: 'GET', path: '/openapi.json' }];

  // Before anything is read: a wrong method is that, whatever the body.
  function refuseUnknownRoute(method: string, path: string): void {
    const allowed = findAllowedMethods(routes, path.slice(base.length));
    if (allowed.length === 0) throw notFound();
    if (!allowed.includes(method)) throw methodNotAllowed(allowed);
  }

  api.use('*', async (c, next) => {
    c.set('requestId', uuidv7());
    c.set('clientAddress', c.env.clientAddress);
    c.set('allowances', []);
    await next();
    c.header('x-request-id', c.var.requestId);
    tellAllowances(c.res.headers, c.var.allowances);
    if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store');
  });
  api.use('*', refuseForeignOrigins(platform.config));
  api.all('/api/auth/*', (c) => accounts.handleAuth(c.req.raw, c.env.clientAddress));
  api.use(`${base}/*`, identifyCaller(platform, accounts));
  api.use(`${base}/*`, async (c, next) => {
    refuseUnknownRoute(c.req.method, c.req.path);
    await next();
  });
  api.use(`${base}/*`, guardJsonBody);
  api.get(`${base}/openapi.json`, (c) => c.json(describeApi(functions, platform)));
  api.route(base, functions);

  api.onError((error, c) => toProblem(error, platform.log, c.var.requestId).toResponse());
  api.notFound(() => notFound().toResponse());
  return api;
}

/** The OpenAPI 3.1 document, made from the contracts that validate. */
function describeApi(functions: ReturnType<typeof createFunctions>, { config }: Platform) {
  const document = functions.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: 'Countermark API', version: '1.0.0' },
    servers: [{ url: config.siteUrl.origin + base }],
  });
  document.components = {
    ...document.components,
    securitySchemes: {
      bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      apiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
      session: { type: 'apiKey', in: 'cookie', name: 'session_token' },
    },
  };
  return document;
}
