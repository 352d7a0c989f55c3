import type { Readable } from 'node:stream';
import type { Platform } from '#platform/context.ts';
import type { Bounce } from '#platform/mail/mailbox/parse-bounce.ts';
import { readMail } from '#platform/mail/mailbox/read-mail.ts';
import type { MailOutcome, TakeMail } from '#platform/mail/mailbox/receive-mails.ts';
import { noteReplyFailed } from '../replies/lead-of-reply.store.ts';
import { findOwnReply, updateToBounced } from './inbound.store.ts';

/** A report contains the original's headers, or all of it; the failure is stated before that. */
const reportLimitBytes = 262_144;

/** @returns null for anything but a failed delivery */
export async function readReport(readSource: Parameters<TakeMail>[1]): Promise<Bounce | null> {
  const source: Readable | null = await readSource(reportLimitBytes);
  return source && readMail(source, 'bounce');
}

/** Marks the reply that a report names, if it names that reply's recipient. */
export const takeBounce = (
  { database, now }: Pick<Platform, 'database' | 'now'>,
  bounce: Bounce,
  advance: Parameters<TakeMail>[2],
): Promise<MailOutcome> =>
  database.write(async (trx) => {
    const reply = await findOwnReply(trx, bounce.ids);
    const isRecipient =
      bounce.recipients.length === 0 || bounce.recipients.includes(reply?.address.toLowerCase() ?? '');
    if (!reply || !isRecipient) return 'report';
    await advance(trx);
    const failed = await updateToBounced(trx, reply.id, `returned: ${bounce.reason}`);
    if (!failed) return 'repeated';
    await noteReplyFailed(trx, failed, now().toISOString());
    return 'bounce';
  });
