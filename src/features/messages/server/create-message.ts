import { v7 as uuidv7 } from 'uuid';
import type { Context } from '#platform/context.ts';
import type { Mail } from '#platform/mail/outbox.ts';
import type { Message, NewMessage } from '../contract.ts';
import { insertMessage, selectMessageByKey } from './messages.store.ts';

export interface MessageDelivery {
  /** Whom the mail about it goes to; none is sent when empty. */
  notify: string;
  /** The same key is the same message, however often it is sent. */
  idempotencyKey: string | null;
}

/**
 * Keeps a visitor's message and the mail about it in one transaction. Open to everyone.
 * @returns the message stored, or the one stored before under the same key
 */
export async function createMessage(
  ctx: Context,
  input: NewMessage,
  delivery: MessageDelivery,
): Promise<Message> {
  const message: Message = { id: uuidv7(), ...input, read: false, created_at: ctx.now().toISOString() };
  return ctx.database.write(async (trx) => {
    const row = { ...message, read: 0 as const, idempotency_key: delivery.idempotencyKey };
    if (!(await insertMessage(trx, row))) return (await selectMessageByKey(trx, delivery.idempotencyKey!))!;
    if (delivery.notify) await ctx.outbox.enqueue(trx, describeMessage(message, delivery.notify, ctx));
    return message;
  });
}

function describeMessage(message: Message, recipient: string, ctx: Context): Mail {
  return {
    recipient,
    replyTo: message.email,
    subject: `New contact message: ${message.subject}`,
    text: [
      `${message.name} <${message.email}> wrote through the contact form:`,
      '',
      message.message,
      '',
      '--',
      `Read and answer it: ${new URL('/admin/messages', ctx.config.siteUrl).href}`,
    ].join('\n'),
  };
}
