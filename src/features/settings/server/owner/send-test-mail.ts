import { requireAdmin, type Context } from '#platform/context.ts';
import { conflict } from '#platform/http/problem.ts';
import { describeMailFailure } from '#platform/mail/deliver-mail.ts';
import type { SentTestMail } from '../../owner-settings.contract.ts';
import { toServiceProblem } from './check-services.ts';

export const noMailServer = () => conflict('There is no mail server yet', 'no_mail_server');

/**
 * Sends a mail to the caller at once, past the queue, so that they see what the mail server says to it.
 * @throws Problem 403; 409 without a mail server, and with its words if it did not accept the mail
 */
export async function sendTestMail(ctx: Context): Promise<SentTestMail> {
  const { email } = requireAdmin(ctx.caller);
  const { mail } = await ctx.site.readOwnerSettings(ctx);
  if (mail.smtpUrl === null) throw noMailServer();
  const { site_name: siteName } = await ctx.site.readSettings(ctx);
  try {
    const response = await ctx.outbox.sendNow({
      recipient: email,
      subject: `Test mail from ${siteName}`,
      text: `This mail was sent from the admin area of ${ctx.config.siteUrl.host}. Mail works.`,
    });
    return { to: email, response };
  } catch (error) {
    throw toServiceProblem('The mail server', describeMailFailure(error, mail.smtpUrl));
  }
}
