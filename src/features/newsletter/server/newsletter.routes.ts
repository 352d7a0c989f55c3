import { createRoute, z } from '@hono/zod-openapi';
import { createRoutes } from '#platform/http/api.ts';
import { readIdempotencyKey } from '#platform/http/idempotency-key.ts';
import { linkToNext, listQuerySchema } from '#platform/http/listing.ts';
import { adminSecurity, answers, jsonAnswer, jsonBody } from '#platform/http/openapi.ts';
import { newSubscriptionSchema, subscriptionSchema } from '../contract.ts';
import { deleteSubscription, listSubscriptions, readSubscription } from './manage-subscriptions.ts';
import { subscribe } from './subscribe.ts';

const idParam = z.object({ id: z.string().min(1).max(300) });

const tags = ['Newsletter API'];

const subscribeRoute = createRoute({
  method: 'post',
  path: '/',
  tags,
  summary: 'Subscribe an address to the newsletter',
  description: 'An Idempotency-Key header makes a repeated request the same subscription.',
  request: { body: jsonBody(newSubscriptionSchema) },
  responses: { 201: jsonAnswer('The subscription', subscriptionSchema), ...answers(400, 409, 413, 415, 429) },
});

const listRoute = createRoute({
  method: 'get',
  path: '/',
  tags,
  summary: 'List subscriptions, newest first',
  security: adminSecurity,
  request: { query: listQuerySchema },
  responses: {
    200: jsonAnswer('A page of subscriptions; a Link header leads to the next', z.array(subscriptionSchema)),
    ...answers(400, 401, 403, 429),
  },
});

const readRoute = createRoute({
  method: 'get',
  path: '/{id}',
  tags,
  summary: 'Read one subscription',
  security: adminSecurity,
  request: { params: idParam },
  responses: { 200: jsonAnswer('The subscription', subscriptionSchema), ...answers(401, 403, 404, 429) },
});

const deleteRoute = createRoute({
  method: 'delete',
  path: '/{id}',
  tags,
  summary: 'Delete a subscription',
  security: adminSecurity,
  request: { params: idParam },
  responses: { 204: { description: 'Deleted' }, ...answers(401, 403, 404, 429) },
});

/** `/functions/v1/newsletter-api` */
export const newsletterRoutes = createRoutes()
  .openapi(subscribeRoute, async (c) => {
    await c.var.context.limits.take('newsletter', c.var.clientAddress);
    const idempotencyKey = readIdempotencyKey(c.req.header('idempotency-key'));
    return c.json(await subscribe(c.var.context, c.req.valid('json'), idempotencyKey), 201);
  })
  .openapi(listRoute, async (c) => {
    const { rows, next } = await listSubscriptions(c.var.context, c.req.valid('query'));
    return c.json(rows, 200, linkToNext(c.req.url, next));
  })
  .openapi(readRoute, async (c) =>
    c.json(await readSubscription(c.var.context, c.req.valid('param').id), 200),
  )
  .openapi(deleteRoute, async (c) => {
    await deleteSubscription(c.var.context, c.req.valid('param').id);
    return c.body(null, 204);
  });
