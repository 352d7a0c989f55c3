import { createRoute } from '@hono/zod-openapi';
import { createRoutes } from '#platform/http/api.ts';
import { idempotencyHeaderSchema } from '#platform/http/idempotency-key.ts';
import { linkToNext, searchQuerySchema } from '#platform/http/listing.ts';
import {
  adminSecurity,
  answers,
  deletedAnswer,
  idParamSchema,
  jsonAnswer,
  jsonBody,
  listAnswer,
  publicSecurity,
} from '#platform/http/openapi.ts';
import { badRequest, foreignOrigin, invalidFields } from '#platform/http/problem.ts';
import { newSubscriptionSchema, subscriptionSchema } from '../contract.ts';
import { deleteSubscription, listSubscriptions, readSubscription } from './manage-subscriptions.ts';
import { newSubscriptionExample, subscriptionExample } from './newsletter.examples.ts';
import { alreadySubscribed, subscribe } from './subscribe.ts';

const tags = ['Newsletter API'];

const subscribeRoute = createRoute({
  method: 'post',
  path: '/',
  operationId: 'subscribe',
  tags,
  summary: 'Subscribe an address to the newsletter',
  description: 'Open to everyone. Addresses that differ in case only are the same.',
  security: publicSecurity,
  request: {
    headers: idempotencyHeaderSchema,
    body: jsonBody(newSubscriptionSchema, newSubscriptionExample),
  },
  responses: {
    201: jsonAnswer('The subscription', subscriptionSchema, subscriptionExample),
    ...answers(
      invalidFields([{ field: 'email', message: 'Please enter a valid email address' }]),
      400,
      foreignOrigin(),
      alreadySubscribed(),
      413,
      415,
    ),
  },
});

const listRoute = createRoute({
  method: 'get',
  path: '/',
  operationId: 'listSubscriptions',
  tags,
  summary: 'List subscriptions, newest first',
  description: 'A search looks through the addresses.',
  security: adminSecurity,
  request: { query: searchQuerySchema },
  responses: {
    200: listAnswer('A page of subscriptions', subscriptionSchema, [subscriptionExample]),
    ...answers(badRequest('cursor is not one of this list'), 403),
  },
});

const readRoute = createRoute({
  method: 'get',
  path: '/{id}',
  operationId: 'readSubscription',
  tags,
  summary: 'Read one subscription',
  security: adminSecurity,
  request: { params: idParamSchema },
  responses: {
    200: jsonAnswer('The subscription', subscriptionSchema, subscriptionExample),
    ...answers(403, 404),
  },
});

const deleteRoute = createRoute({
  method: 'delete',
  path: '/{id}',
  operationId: 'deleteSubscription',
  tags,
  summary: 'Delete a subscription',
  description: 'For good. The address can be subscribed again.',
  security: adminSecurity,
  request: { params: idParamSchema },
  responses: { 204: deletedAnswer, ...answers(403, foreignOrigin(), 404) },
});

/** `/functions/v1/newsletter-api` */
export const newsletterRoutes = createRoutes()
  .openapi(subscribeRoute, async (c) => {
    await c.var.context.limits.take('newsletter', c.var.clientAddress);
    const idempotencyKey = c.req.valid('header')['Idempotency-Key'] ?? null;
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
