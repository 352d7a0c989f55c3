import type { Context } from '#platform/context.ts';
import type { Connection } from '#platform/database/open-database.ts';
import type { Message } from '../../contract.ts';
import { describeMessage } from '../messages/describe-message.ts';
import { noHistory } from '../messages/read-history.ts';
import { insertMessage } from '../messages/messages.store.ts';
import { hasCanaryMessage } from './canary-messages.store.ts';

/** Stores the message of the hourly check where no list shows it, and the mail about it under the same id. */
export async function keepCanary(ctx: Context, trx: Connection, message: Message): Promise<Message> {
  // A repeated mark comes from someone who read the request on its way: it stays one message.
  if (await hasCanaryMessage(trx, message.id)) return message;
  await insertMessage(trx, { ...message, read: 0, source: null, spam: 2, spam_reasons: null });
  await ctx.outbox.enqueueAs(trx, message.id, describeMessage(message, message.email, ctx, noHistory));
  return message;
}
