import { recordAudit } from '#domain/audit/server/record-audit.ts';
import { requireRight, type Context } from '#platform/context.ts';
import type { NewsletterSettings, NewsletterState } from '../contract.ts';
import { isArchiveOpen, saveArchiveOpen } from './issues/archive.ts';
import { selectConfirms, upsertConfirms } from './newsletter-settings.store.ts';

/** @throws Problem 403 */
export async function readNewsletterSettings(ctx: Context): Promise<NewsletterState> {
  requireRight(ctx.caller, 'readNewsletterSettings');
  return readState(ctx);
}

/** What is not given stays. Subscriptions that wait for a confirmation still wait. @throws Problem 403 */
export async function saveNewsletterSettings(
  ctx: Context,
  { confirms, archive }: NewsletterSettings,
): Promise<NewsletterState> {
  requireRight(ctx.caller, 'saveNewsletterSettings');
  await ctx.database.writeContent(
    async (trx) => {
      if (confirms !== undefined) await upsertConfirms(trx, confirms);
      if (archive !== undefined) await saveArchiveOpen(trx, ctx, archive);
      await recordAudit(trx, ctx, {
        action: 'settings.changed',
        target: { kind: 'settings', title: 'Newsletter' },
      });
    },
    () => archive !== undefined,
  );
  return readState(ctx);
}

async function readState(ctx: Context): Promise<NewsletterState> {
  const { mail } = await ctx.site.readOwnerSettings(ctx);
  return {
    confirms: await selectConfirms(ctx.database.kysely),
    archive: await isArchiveOpen(ctx),
    delivers_mail: mail.smtpUrl !== null,
  };
}
