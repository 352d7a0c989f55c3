import { createRoute } from '@hono/zod-openapi';
import { adminChange, adminRead } from '#platform/http/admin-operations.ts';
import { createRoutes } from '#platform/http/api.ts';
import { jsonBody, jsonResponse } from '#platform/http/openapi.ts';
import { invalidFields } from '#platform/http/problem.ts';
import { recordAudit } from '#domain/audit/server/record-audit.ts';
import { requireRight, type Context } from '#platform/context.ts';
import { mailHoldSchema, mailReleaseSchema, type MailHoldState } from '../contract.ts';

const held: MailHoldState = {
  held_since: '2026-11-20T09:14:04.600Z',
  held_for: 'restore',
  state_of: '2026-11-19T03:00:00.000Z',
  waiting: 7,
};

const readRoute = createRoute({
  ...adminRead(jsonResponse('Whether it is held', mailHoldSchema, held)),
  path: '/mail-hold',
  operationId: 'readMailHold',
  summary: 'Read whether mail is held',
  description:
    'A restored or copied database sends nothing until an admin says so, but links that someone asks for since, as to sign in. It is known by a restore, or by another address or place than mail was sent from last.',
});

const releaseRoute = createRoute({
  ...adminChange(
    'post',
    jsonResponse('Afterwards', mailHoldSchema, {
      ...{ held_since: null, held_for: null, state_of: null, waiting: 0 },
    }),
    invalidFields([{ field: 'waiting', message: 'waiting must be send or discard' }]),
  ),
  path: '/mail-hold',
  operationId: 'releaseMail',
  summary: 'Send mail from here',
  description:
    'What has waited since before it was held is sent or discarded. Issues of the newsletter stay paused.',
  request: { body: jsonBody(mailReleaseSchema, { waiting: 'discard' }) },
});

/** Mail of a restored or moved database. */
export const mailHoldRoutes = createRoutes('Mails')
  .openapi(readRoute, async (c) => c.json(await readMailHold(c.var.context), 200))
  .openapi(releaseRoute, async (c) => c.json(await releaseMail(c.var.context, c.req.valid('json')), 200));

declare module '#platform/context.ts' {
  interface Site {
    /** Nobody gets the welcome mails that are due now. */
    skipDueWelcome(platform: Pick<Platform, 'database' | 'now' | 'site'>): Promise<void>;
  }
}

/** Whether mail is held, and how much waits. @throws Problem 403 */
async function readMailHold(ctx: Context): Promise<MailHoldState> {
  requireRight(ctx.caller, 'readMailHold');
  const hold = await ctx.mailHolding.read();
  const { waiting } = await ctx.outbox.countUnsent();
  return {
    held_since: hold?.since ?? null,
    held_for: hold?.for ?? null,
    state_of: hold?.stateOf ?? null,
    waiting,
  };
}

/** Sends mail from here from now on, and what waits or not. @throws Problem 403 */
async function releaseMail(
  ctx: Context,
  { waiting }: { waiting: 'send' | 'discard' },
): Promise<MailHoldState> {
  requireRight(ctx.caller, 'releaseMail');
  if (waiting === 'discard' && (await ctx.mailHolding.read())) await ctx.site.skipDueWelcome(ctx);
  const discarded = await ctx.mailHolding.release(waiting);
  await ctx.database.write((trx) =>
    recordAudit(trx, ctx, {
      action: 'mail.released',
      details: waiting === 'discard' ? `${discarded} discarded` : undefined,
    }),
  );
  return readMailHold(ctx);
}
