import { createRoute } from '@hono/zod-openapi';
import { createRoutes } from '#platform/http/api.ts';
import { linkToNext, searchQuerySchema } from '#platform/http/listing.ts';
import {
  changeOperation,
  deleteOperation,
  listOperation,
  readOperation,
} from '#domain/rows/server/row-operations.ts';
import { readOwnPage } from '#domain/attribution/server/read-source.ts';
import { readFormHeaders, submitOperation } from '#domain/forms/server/submission.ts';
import {
  newSubscriptionSchema,
  spamMarkSchema,
  statusChangeSchema,
  subscriptionFolderSchema,
  tagsChangeSchema,
} from '../contract.ts';
import {
  changeStatus,
  changeTags,
  deleteSubscription,
  hasUnsubscribed,
  markSubscription,
  readSubscription,
  sentAlready,
} from './subscriptions.ts';
import { listSubscriptions } from './list-subscriptions.ts';
import { newSubscriptionExample, subscriptionRows } from './newsletter.examples.ts';
import { alreadySubscribed, subscribe } from './subscribe.ts';

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
  summary: 'Subscribe an address to the newsletter',
  description:
    'Open to everyone. Addresses that differ only in case are the same. The subscription is pending until the person confirms by the mail that is sent; while it is, it counts as subscribed, and a repeated request sends the mail again at most once a day, and one after the person has unsubscribed up to three times more. Beyond ten such mails a day from one network: 429. Suspected spam is quarantined, with the same response.',
});

const listRoute = createRoute({
  ...listOperation(subscriptionRows, searchQuerySchema.extend(subscriptionFolderSchema.shape)),
  path: '/',
  operationId: 'listSubscriptions',
  summary: 'List subscriptions, newest first',
  description: 'With `box=spam`, the quarantined ones. A search covers the addresses.',
});

const readRoute = createRoute({
  ...readOperation(subscriptionRows),
  operationId: 'readSubscription',
  summary: 'Read one subscription',
});

const deleteRoute = createRoute({
  ...deleteOperation,
  operationId: 'deleteSubscription',
  summary: 'Delete a subscription',
  description:
    'Permanently. The address can be subscribed again; if it was unsubscribed or suppressed, no import brings it back.',
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
  summary: 'Move a subscription to spam, or from there to the subscribers',
  description: 'Spam is kept, with its reasons. A subscription that is already there stays unchanged.',
});

const statusRoute = createRoute({
  ...changeOperation(
    subscriptionRows,
    { schema: statusChangeSchema, example: { status: 'unsubscribed' } },
    {
      field: 'status',
      message: 'status must be pending, unsubscribed or suppressed: only the person can confirm',
    },
    hasUnsubscribed(),
    sentAlready(),
  ),
  method: 'put',
  path: '/{id}/status',
  operationId: 'changeSubscriptionStatus',
  summary: 'End a subscription, or ask its address to confirm',
  description:
    'With `pending`, the address is sent a confirmation mail, at most one a day; it is pending until the person confirms, but for one that is confirmed by import, which stays so. `unsubscribed` and `suppressed` keep the address off later imports, also after the subscription is deleted; a suppressed one gets no confirmation mail if it is entered again.',
});

const tagsRoute = createRoute({
  ...changeOperation(
    subscriptionRows,
    { schema: tagsChangeSchema, example: { tags: ['webinar'] } },
    { field: 'tags', message: 'tags must be a list' },
  ),
  method: 'put',
  path: '/{id}/tags',
  operationId: 'changeSubscriptionTags',
  summary: 'Give a subscription these tags and no others',
});

/** `/functions/v1/newsletter-api` */
export const newsletterRoutes = createRoutes('Newsletter API')
  .openapi(subscribeRoute, async (c) => {
    const submission = {
      values: c.req.valid('json'),
      clientIp: c.var.clientIp,
      ...readFormHeaders(c.req.valid('header'), c.req.raw.headers),
      page: readOwnPage(c.req.raw.headers, c.var.context.config),
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
  .openapi(statusRoute, async (c) =>
    c.json(await changeStatus(c.var.context, { ...c.req.valid('param'), ...c.req.valid('json') }), 200),
  )
  .openapi(tagsRoute, async (c) =>
    c.json(await changeTags(c.var.context, { ...c.req.valid('param'), ...c.req.valid('json') }), 200),
  )
  .openapi(deleteRoute, async (c) => {
    await deleteSubscription(c.var.context, c.req.valid('param'));
    return c.body(null, 204);
  });
