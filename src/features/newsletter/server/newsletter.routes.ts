import { createRoute } from '@hono/zod-openapi';
import { createRoutes } from '#platform/http/api.ts';
import { timingHeaderSchema, readTiming } from '#platform/moderation/form-timing.ts';
import { idempotencyHeaderSchema, idempotencyKeyReused } from '#platform/http/idempotency-key.ts';
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
import {
  newSubscriptionSchema,
  spamMarkSchema,
  subscriptionBoxSchema,
  subscriptionSchema,
} from '../contract.ts';
import { deleteSubscription } from './delete-subscription.ts';
import { listSubscriptions } from './list-subscriptions.ts';
import { markSubscription } from './mark-subscription.ts';
import { newSubscriptionExample, subscriptionExample } from './newsletter.examples.ts';
import { readSubscription } from './read-subscription.ts';
import { alreadySubscribed, subscribe } from './subscribe.ts';

const tags = ['Newsletter API'];

const subscribeRoute = createRoute({
  method: 'post',
  path: '/',
  operationId: 'subscribe',
  tags,
  summary: 'Subscribe an address to the newsletter',
  description:
    'Open to everyone. Addresses that differ in case only are the same. What looks like spam is quarantined, with the same answer.',
  security: publicSecurity,
  request: {
    headers: idempotencyHeaderSchema.extend(timingHeaderSchema.shape),
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
      idempotencyKeyReused(),
    ),
  },
});

const listRoute = createRoute({
  method: 'get',
  path: '/',
  operationId: 'listSubscriptions',
  tags,
  summary: 'List subscriptions, newest first',
  description: 'With `box=spam`, those that were quarantined. A search looks through the addresses.',
  security: adminSecurity,
  request: { query: searchQuerySchema.extend(subscriptionBoxSchema.shape) },
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

const markSpamRoute = createRoute({
  method: 'put',
  path: '/{id}/spam',
  operationId: 'markSubscriptionAsSpam',
  tags,
  summary: 'Move a subscription to spam, or from there to the subscribers',
  description: 'In spam it is kept, with its reasons. One that is there already stays as it is.',
  security: adminSecurity,
  request: { params: idParamSchema, body: jsonBody(spamMarkSchema, { spam: false }) },
  responses: {
    200: jsonAnswer('The subscription', subscriptionSchema, subscriptionExample),
    ...answers(
      invalidFields([{ field: 'spam', message: 'spam must be true or false' }]),
      400,
      403,
      foreignOrigin(),
      404,
      413,
      415,
    ),
  },
});

/** `/functions/v1/newsletter-api` */
export const newsletterRoutes = createRoutes()
  .openapi(subscribeRoute, async (c) => {
    const headers = c.req.valid('header');
    const subscription = await subscribe(c.var.context, {
      values: c.req.valid('json'),
      clientAddress: c.var.clientAddress,
      idempotencyKey: headers['Idempotency-Key'],
      timing: readTiming(headers['Form-Timing']),
    });
    return c.json(subscription, 201);
  })
  .openapi(listRoute, async (c) => {
    const { rows, next } = await listSubscriptions(c.var.context, c.req.valid('query'));
    return c.json(rows, 200, linkToNext(c.req.url, next));
  })
  .openapi(readRoute, async (c) => c.json(await readSubscription(c.var.context, c.req.valid('param')), 200))
  .openapi(markSpamRoute, async (c) => {
    const change = { ...c.req.valid('param'), ...c.req.valid('json') };
    return c.json(await markSubscription(c.var.context, change), 200);
  })
  .openapi(deleteRoute, async (c) => {
    await deleteSubscription(c.var.context, c.req.valid('param'));
    return c.body(null, 204);
  });
