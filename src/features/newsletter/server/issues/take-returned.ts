import type { Platform } from '#platform/context.ts';
import type { Connection } from '#platform/database/open-database.ts';
import { toEmailKey } from '#platform/email-address/contract.ts';
import type { Bounce } from '#platform/mail/mailbox/parse-bounce.ts';
import { judgeRefusal } from './judge-refusal.ts';
import { noteAddress } from './note-refusal.ts';
import { pauseForReason } from './pause-issue.ts';
import { selectRecipient, updateToReturned } from './recipients.store.ts';

/**
 * Takes a report about a mail of the newsletter, which it names by its Message-ID: nobody but its recipient and the
 * servers on the way know that.
 * @returns false if it is about another mail, or another recipient
 */
export async function takeReturnedIssue(
  trx: Connection,
  platform: Pick<Platform, 'config' | 'now' | 'outbox' | 'seal' | 'site'>,
  { ids, recipients, reason, status, isComplaint }: Bounce,
): Promise<boolean> {
  for (const messageId of ids) {
    const recipient = await selectRecipient(trx, messageId.split('@')[0]!);
    if (!recipient) continue;
    const { id, email_key: emailKey, issue_id: issueId } = recipient;
    if (recipients.length > 0 && !recipients.some((one) => toEmailKey(one) === emailKey)) continue;
    const at = platform.now().toISOString();
    if (isComplaint) {
      await noteAddress(trx, platform, { emailKey, verdict: 'complaint' });
      return true;
    }
    await updateToReturned(trx, { id, at, reason });
    const reply = status.startsWith('5') ? 550 : 450;
    const { address, pause } = judgeRefusal({ reply, status, isAboutMail: true });
    if (pause === 'policy')
      await pauseForReason(trx, platform, { id: issueId, reason: pause, detail: reason });
    // A server gave up on it after days, or does not explain.
    else await noteAddress(trx, platform, { emailKey, verdict: address ?? 'soft' });
    return true;
  }
  return false;
}
