import { createMailDelivery, type MailDelivery } from '#platform/mail/deliver-mail.ts';
import { createSeal } from '#platform/seal.ts';
import { createOutbox } from '#platform/mail/outbox.ts';
import { readOutboxMails, type OutboxMail } from './outbox-mails.ts';
import type { TestPlatform } from './test-platform.ts';

/** A mail with no more than it needs. */
export const mail = { recipient: 'ada@example.com', subject: 'A question', text: 'How long does it take?' };

export const minuteMs = 60_000;

export type DeliverMail = (...mail: Parameters<MailDelivery['deliver']>) => Promise<unknown>;

/** A server's answer of this code, as nodemailer reports it. */
export const refusal = (responseCode: number) =>
  Object.assign(new Error(`refused ${responseCode}`), { responseCode });

/** The outbox of a platform, with another way to deliver than files. */
export function openWith(
  { database, log, mailHolding: holding, now }: TestPlatform,
  deliver: DeliverMail,
  secret = 'a secret of the tests, long enough',
) {
  const delivery: MailDelivery = {
    async deliver(one) {
      await deliver(one);
      return { toFile: false, response: '' };
    },
    deleteCopy: () => Promise.resolve(),
  };
  return createOutbox({ database, delivery, holding, seal: createSeal(secret), log, now });
}

/**
 * Delivers due mail as a mail server that accepts all of it.
 * @returns all mails of the outbox folder, where it leaves copies
 */
export async function deliverDue(platform: TestPlatform): Promise<OutboxMail[]> {
  const { outboxDir } = platform.config;
  const { deliver } = createMailDelivery({
    outboxDir,
    storage: platform.storage,
    readMailSettings: async () => ({
      ...(await platform.site.readOwnerSettings(platform)).mail,
      smtpUrl: null,
    }),
  });
  await openWith(platform, deliver).sendDue();
  return readOutboxMails(outboxDir);
}

/** The only mail in the outbox, as it is stored. */
export const readRow = (platform: TestPlatform) =>
  platform.database.kysely.selectFrom('mail_outbox').selectAll().executeTakeFirstOrThrow();
