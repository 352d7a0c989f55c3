import { v7 as uuidv7 } from 'uuid';
import { requireRight, type Context } from '#platform/context.ts';
import type { EnteredMessage, Message } from '../../contract.ts';
import { findDue } from '../deadlines/deadline-rules.ts';
import { insertMessage, selectMessage } from '../messages/messages.store.ts';
import { findAuthor, recordEvent } from './events.store.ts';

/**
 * Stores a lead that came by telephone or in person, as read, with who wrote it down. No mail is sent about it.
 * @throws Problem 403
 */
export async function enterLead(ctx: Context, values: EnteredMessage): Promise<Message> {
  const { userId } = requireRight(ctx.caller, 'enterMessage');
  const now = ctx.now();
  const at = now.toISOString();
  const due = await findDue(ctx, now);
  return ctx.database.write(async (trx) => {
    const id = uuidv7();
    await insertMessage(trx, {
      ...{ id, ...values, form_tag: null, quiz_answers: null, source: null, channel: null },
      ...{ read: 1, due_at: due, spam: 0, spam_reasons: null, advertising: undefined, created_at: at },
    });
    const author = await findAuthor(trx, userId);
    await recordEvent(trx, { messageId: id, kind: 'entered', author, at });
    return (await selectMessage(trx, id))!;
  });
}
