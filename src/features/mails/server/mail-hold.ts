import { recordAudit } from '#domain/audit/server/record-audit.ts';
import { requireRight, type Context } from '#platform/context.ts';
import type { MailHoldState } from '../contract.ts';

declare module '#platform/context.ts' {
  interface Site {
    /** Nobody gets the welcome mails that are due now. */
    skipDueWelcome(platform: Pick<Platform, 'database' | 'now' | 'site'>): Promise<void>;
  }
}

/** Whether mail is held, and how much waits. @throws Problem 403 */
export async function readMailHold(ctx: Context): Promise<MailHoldState> {
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
export async function releaseMail(
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
