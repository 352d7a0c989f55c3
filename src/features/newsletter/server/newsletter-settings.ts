import { requireAdmin, type Context } from '#platform/context.ts';
import type { NewsletterSettings } from '../contract.ts';
import { selectConfirms, upsertConfirms } from './newsletter-settings.store.ts';

/** @throws Problem 403 */
export async function readNewsletterSettings(ctx: Context): Promise<NewsletterSettings> {
  requireAdmin(ctx.caller);
  return { confirms: await selectConfirms(ctx.database.kysely) };
}

/** Subscriptions that wait for a confirmation still wait. @throws Problem 403 */
export async function saveNewsletterSettings(
  ctx: Context,
  settings: NewsletterSettings,
): Promise<NewsletterSettings> {
  requireAdmin(ctx.caller);
  await ctx.database.write((trx) => upsertConfirms(trx, settings.confirms));
  return settings;
}
