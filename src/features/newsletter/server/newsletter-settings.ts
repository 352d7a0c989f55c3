import { requireRight, type Context } from '#platform/context.ts';
import type { NewsletterSettings, NewsletterState } from '../contract.ts';
import { selectConfirms, upsertConfirms } from './newsletter-settings.store.ts';

/** @throws Problem 403 */
export async function readNewsletterSettings(ctx: Context): Promise<NewsletterState> {
  requireRight(ctx.caller, 'readNewsletterSettings');
  return toState(ctx, await selectConfirms(ctx.database.kysely));
}

/** Subscriptions that wait for a confirmation still wait. @throws Problem 403 */
export async function saveNewsletterSettings(
  ctx: Context,
  { confirms }: NewsletterSettings,
): Promise<NewsletterState> {
  requireRight(ctx.caller, 'saveNewsletterSettings');
  await ctx.database.write((trx) => upsertConfirms(trx, confirms));
  return toState(ctx, confirms);
}

async function toState(ctx: Context, confirms: boolean): Promise<NewsletterState> {
  const { mail } = await ctx.site.readOwnerSettings(ctx);
  return { confirms, delivers_mail: mail.smtpUrl !== null };
}
