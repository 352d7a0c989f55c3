import { Hono } from 'hono';
import { v7 as uuidv7 } from 'uuid';
import { createMessagesRoutes } from '#features/messages/server/messages.routes.ts';
import { mediaRoutes } from '#features/media/server/media.routes.ts';
import { newsletterRoutes } from '#features/newsletter/server/newsletter.routes.ts';
import { postsRoutes } from '#features/posts/server/posts.routes.ts';
import { readSettings } from '#features/settings/server/read-settings.ts';
import { settingsRoutes } from '#features/settings/server/settings.routes.ts';
import { createRoutes, type ApiEnvironment } from '#platform/http/api.ts';
import { guardJsonBody } from '#platform/http/json-body.ts';
import { methodNotAllowed, notFound } from '#platform/http/problem.ts';
import { toProblem } from '#platform/http/to-problem.ts';
import type { Platform } from '#platform/context.ts';
import { identifyCaller, refuseForeignOrigins, type Accounts } from './api-guards.ts';
import { findAllowedMethods } from './allowed-methods.ts';

/** Everything under `/functions/v1`; its type is the typed client's. */
export type Api = ReturnType<typeof createFunctions>;

function createFunctions(platform: Platform) {
  return createRoutes()
    .route('/blog-api', postsRoutes)
    .route(
      '/messages-api',
      createMessagesRoutes(async () => (await readSettings(platform)).contact_email),
    )
    .route('/newsletter-api', newsletterRoutes)
    .route('/settings', settingsRoutes)
    .route('/uploads', mediaRoutes);
}

/** The API: `/functions/v1/*`, and better-auth's own endpoints at `/api/auth/*`. */
export function createApi(platform: Platform, accounts: Accounts): Hono<ApiEnvironment> {
  const functions = createFunctions(platform);
  const api = new Hono<ApiEnvironment>({ strict: false });

  api.use('*', async (c, next) => {
    c.set('requestId', uuidv7());
    c.set('clientAddress', c.env.clientAddress);
    await next();
    c.header('x-request-id', c.var.requestId);
    if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store');
  });
  api.use('*', refuseForeignOrigins(platform.config));
  api.on(['GET', 'POST'], '/api/auth/*', (c) => accounts.handleAuth(c.req.raw, c.env.clientAddress));
  api.use('/functions/v1/*', identifyCaller(platform, accounts));
  api.use('/functions/v1/*', guardJsonBody);
  api.route('/functions/v1', functions);

  api.onError((error, c) => toProblem(error, platform.log, c.var.requestId).toResponse());
  api.notFound((c) => {
    const allowed = findAllowedMethods(functions.routes, c.req.path.replace('/functions/v1', ''));
    return (allowed.length > 0 ? methodNotAllowed(allowed) : notFound()).toResponse();
  });
  return api;
}
