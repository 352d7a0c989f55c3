import { createRoute } from '@hono/zod-openapi';
import { createRoutes } from '#platform/http/api.ts';
import { linkToNext, searchQuerySchema } from '#platform/http/listing.ts';
import {
  changeOperation,
  deleteOperation,
  listOperation,
  readOperation,
} from '#domain/rows/server/row-operations.ts';
import { readFormHeaders, submitOperation } from '#domain/forms/server/submit-operation.ts';
import { newSubscriptionSchema, spamMarkSchema, subscriptionFolderSchema } from '../contract.ts';
import { deleteSubscription, readSubscription, markSubscription } from './subscriptions.ts';
import { listSubscriptions } from './list-subscriptions.ts';
import { newSubscriptionExample, subscriptionRows } from './newsletter.examples.ts';
import { alreadySubscribed, subscribe } from './subscribe.ts';

const tags = ['Newsletter API'];

const subscribeRoute = createRoute({
  ...submitOperation(
    subscriptionRows,
    { schema: newSubscriptionSchema, example: newSubscriptionExample },
    {
      fields: [{ field: 'email', message: 'Please enter a valid email address' }],
      others: [alreadySubscribed()],
    },
  ),
  operationId: 'subscribe',
  tags,
  summary: 'Subscribe an address to the newsletter',
  description:
    'Open to everyone. Addresses that differ only in case are the same. Suspected spam is quarantined, with the same response.',
});

const listRoute = createRoute({
  ...listOperation(subscriptionRows, searchQuerySchema.extend(subscriptionFolderSchema.shape)),
  path: '/',
  operationId: 'listSubscriptions',
  tags,
  summary: 'List subscriptions, newest first',
  description: 'With `box=spam`, the quarantined ones. A search covers the addresses.',
});

const readRoute = createRoute({
  ...readOperation(subscriptionRows),
  operationId: 'readSubscription',
  tags,
  summary: 'Read one subscription',
});

const deleteRoute = createRoute({
  ...deleteOperation,
  operationId: 'deleteSubscription',
  tags,
  summary: 'Delete a subscription',
  description: 'Permanently. The address can be subscribed again.',
});

const markSpamRoute = createRoute({
  ...changeOperation(
    subscriptionRows,
    { schema: spamMarkSchema, example: { spam: false } },
    { field: 'spam', message: 'spam must be true or false' },
  ),
  method: 'put',
  path: '/{id}/spam',
  operationId: 'markSubscriptionAsSpam',
  tags,
  summary: 'Move a subscription to spam, or from there to the subscribers',
  description: 'Spam is kept, with its reasons. A subscription that is already there stays unchanged.',
});

/** `/functions/v1/newsletter-api` */
export const newsletterRoutes = createRoutes()
  .openapi(subscribeRoute, async (c) => {
    const submission = {
      values: c.req.valid('json'),
      clientIp: c.var.clientIp,
      ...readFormHeaders(c.req.valid('header'), c.req.raw.headers),
    };
    const subscription = await subscribe(c.var.context, submission);
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
