import { requireRight, type Context } from '#platform/context.ts';
import type { MailOutcome } from '#platform/mail/outbox.ts';
import type { TestMail } from '../contract.ts';

/** Sends a mail to the caller, and says what the mail server said. @throws Problem 403 */
export async function sendTestMail(ctx: Context): Promise<TestMail> {
  const { email } = requireRight(ctx.caller, 'sendTestMail');
  const { site_name } = await ctx.site.readSettings(ctx);
  const { state, reply } = await ctx.outbox.sendNow({
    recipient: email,
    subject: `Test email from ${site_name}`,
    text: `This is the test email that was asked for at ${ctx.config.siteUrl.origin}/admin.\n`,
  });
  return { state, text: texts[state](email), reply };
}

const texts: Record<MailOutcome['state'], (email: string) => string> = {
  accepted: (email) => `The mail server accepted an email to ${email}. See whether it arrives.`,
  written: (email) =>
    `There is no mail server: the email to ${email} was written to a file, and reaches nobody.`,
  refused: (email) => `The mail server did not accept the email to ${email}.`,
};
