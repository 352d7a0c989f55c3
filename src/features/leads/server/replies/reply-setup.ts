import { requireRight, type Context } from '#platform/context.ts';
import { isExampleAddress } from '#platform/config/example-address.ts';
import type { MailSettings } from '#platform/config/owner-settings.ts';
import { selectNames } from '#domain/editing/server/names.store.ts';
import type { ReplySetup } from '../../replies.contract.ts';
import { saveSignatureText, selectSignature } from './saved-replies.store.ts';

/**
 * Where answers go: the mailbox that is read; without one the owner's, unless it is an example; or else the
 * author's.
 * @param author an address
 */
export const readReplyTo = (
  mail: Pick<MailSettings, 'imap'>,
  { contact_email }: { contact_email: string },
  author: string,
): string =>
  mail.imap?.address ?? (contact_email && !isExampleAddress(contact_email) ? contact_email : author);

/** The caller's reply settings. @throws Problem 403 */
export async function readReplySetup(ctx: Context): Promise<ReplySetup> {
  const { caller, database } = ctx;
  const { userId, email } = requireRight(caller, 'readReplySetup');
  const site = await ctx.site.readSettings(ctx);
  const { mail } = await ctx.site.readOwnerSettings(ctx);
  const names = await selectNames(database.kysely, [userId]);
  return {
    delivers_mail: mail.smtpUrl !== null,
    receives_mail: mail.imap !== null,
    reply_to: readReplyTo(mail, site, email),
    signature: await selectSignature(database.kysely, userId),
    author_name: names.get(userId) ?? '',
    site_name: site.site_name,
  };
}

/** The caller's own. @throws Problem 403 */
export async function saveSignature(
  { caller, database, now }: Context,
  { text }: { text: string },
): Promise<{ text: string }> {
  const { userId } = requireRight(caller, 'saveSignature');
  await database.write((trx) => saveSignatureText(trx, { userId, text, now: now().toISOString() }));
  return { text };
}
