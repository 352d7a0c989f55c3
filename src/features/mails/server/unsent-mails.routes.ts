import { createRoute, z } from '@hono/zod-openapi';
import { recordAudit } from '#domain/audit/server/record-audit.ts';
import { requireRight } from '#platform/context.ts';
import { adminChange, adminRead } from '#platform/http/admin-operations.ts';
import { createRoutes } from '#platform/http/api.ts';
import { jsonResponse } from '#platform/http/openapi.ts';
import { retriedMailsSchema, unsentMailSchema, type UnsentMail } from '../contract.ts';

/** Examples in the API's description. */
const unsentMailExample: UnsentMail = {
  id: '019a9f5e-b2c4-7d10-8e5f-2a3b4c5d6e7f',
  recipient: 'hello@example.com',
  subject: 'New message: Booking system for four clinics',
  created_at: '2026-11-20T09:14:03.221Z',
  attempts: 1,
  failed_at: '2026-11-20T09:14:04.010Z',
  last_error: "Can't send mail - all recipients were rejected: 550 no such mailbox",
};

const listRoute = createRoute({
  ...adminRead(jsonResponse('The mails', z.array(unsentMailSchema), [unsentMailExample])),
  path: '/unsent-mails',
  operationId: 'listUnsentMails',
  summary: 'List mails that could not be delivered, newest first',
  description:
    'The newest 50 that failed at least once and have not been sent: those being retried, and those given up.',
});

const retryRoute = createRoute({
  ...adminChange('post', jsonResponse('How many mails are due again', retriedMailsSchema, { retried: 1 })),
  path: '/unsent-mails/retry',
  operationId: 'retryUnsentMails',
  summary: 'Retry all undelivered mails now',
  description:
    'Including those that were given up. They are sent in the background: the list shows the outcome. Takes an empty object.',
  request: { body: { content: { 'application/json': { schema: z.strictObject({}), example: {} } } } },
});

/** `/functions/v1/unsent-mails` and `/unsent-mails/retry` */
export const unsentMailsRoutes = createRoutes('Mails')
  .openapi(listRoute, async (c) => {
    const { caller, outbox } = c.var.context;
    requireRight(caller, 'listUnsentMails');
    return c.json(await outbox.listUnsent(), 200);
  })
  .openapi(retryRoute, async (c) => {
    const { context } = c.var;
    requireRight(context.caller, 'retryUnsentMails');
    const retried = await context.outbox.retryUnsent();
    await context.database.write((trx) =>
      recordAudit(trx, context, { action: 'mail.retried', details: String(retried) }),
    );
    return c.json({ retried }, 200);
  });
