import type { Context } from '#platform/context.ts';
import type { Connection } from '#platform/database/open-database.ts';
import { recordEvent, type Author } from '../inbox/events.store.ts';
import { selectMessage } from '../messages/messages.store.ts';
import { updateReleased, updateSpam } from './spam.store.ts';
import { describeMessage, readHistory } from '../messages/message-mail.ts';

interface Move {
  id: string;
  isSpam: boolean;
  author: Author;
  /** ISO 8601 */
  at: string;
  /** Of the mail about a message that moves to the inbox; empty for nobody. */
  recipient: string;
}

/**
 * Moves a message to spam, or from there to the inbox with the mail about it, within a transaction; one that is
 * there already stays as it is. For a message that an admin had moved to spam, the mail was sent before, and no
 * second one is.
 * @returns false when there is no such message
 */
export async function moveMessage(
  ctx: Context,
  trx: Connection,
  { id, isSpam, author, at, recipient }: Move,
): Promise<boolean> {
  const before = await selectMessage(trx, id);
  if (!before) return false;
  const isMoved = isSpam ? await updateSpam(trx, id, 'marked') : await updateReleased(trx, id, at);
  if (!isMoved) return true;
  await recordEvent(trx, { messageId: id, kind: isSpam ? 'spam' : 'released', author, at });
  const hasHadMail = isSpam || before.spam_reasons?.includes('marked');
  if (!hasHadMail && recipient) {
    const message = (await selectMessage(trx, id))!;
    const history = await readHistory(ctx, trx, message);
    await ctx.outbox.enqueue(trx, describeMessage(message, recipient, ctx, history));
  }
  return true;
}
