import { adminPaths } from '#paths/admin-paths.ts';
import type { Context } from '#platform/context.ts';
import type { Mail } from '#platform/mail/outbox.ts';
import type { Message } from '../../contract.ts';

/** The mail about a message. */
export function describeMessage(
  message: Message,
  recipient: string,
  { config }: Pick<Context, 'config'>,
): Mail {
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
      ...(message.quiz_answers === null ? [] : [`Quiz answers: ${message.quiz_answers}`]),
      ...(message.form_tag === null ? [] : [`Sent with the form: ${message.form_tag}`]),
      `Read and answer it: ${new URL(adminPaths.messages(), config.siteUrl).href}`,
    ].join('\n'),
  };
}
