import { requireRight, type Context } from '#platform/context.ts';
import { describeMailFailure, type Delivery } from '#platform/mail/deliver-mail.ts';
import { describeHold } from '#platform/mail/mail-hold.ts';
import type { TestMail } from '../contract.ts';

/** Sends a mail to the caller at once, and says what the mail server said. @throws Problem 403 */
export async function sendTestMail(ctx: Context): Promise<TestMail> {
  const { email } = requireRight(ctx.caller, 'sendTestMail');
  const { mail } = await ctx.site.readOwnerSettings(ctx);
  const { site_name } = await ctx.site.readSettings(ctx);
  try {
    const delivery = await ctx.outbox.sendNow({
      recipient: email,
      subject: `Test email from ${site_name}`,
      text: `This is the test email that was asked for at ${ctx.config.siteUrl.origin}/admin.\n`,
    });
    const hold = await ctx.mailHolding.read();
    const outcome = describeDelivery(delivery, email);
    return hold ? { ...outcome, text: `${outcome.text} ${describeHold(hold.for)}` } : outcome;
  } catch (error) {
    return {
      state: 'refused',
      text: `The mail server did not accept the email to ${email}.`,
      reply: describeMailFailure(error, mail.smtpUrl).words,
    };
  }
}

const describeDelivery = ({ toFile, response }: Delivery, email: string): TestMail =>
  toFile
    ? {
        state: 'written',
        text: `There is no mail server: the email to ${email} was written to a file, and reaches nobody.`,
        reply: null,
      }
    : {
        state: 'accepted',
        text: `The mail server accepted an email to ${email}. See whether it arrives.`,
        reply: response,
      };
