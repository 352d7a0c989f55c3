import { adminPaths } from '#paths/admin-paths.ts';
import type { Source } from '#domain/attribution/contract.ts';
import type { Context, Platform } from '#platform/context.ts';
import { toIndented, toOneLine } from '#platform/mail/to-one-line.ts';
import type { Mail } from '#platform/mail/outbox.ts';
import type { Connection } from '#platform/database/open-database.ts';
import { isExampleAddress } from '#platform/config/example-address.ts';
import type { Message } from '../../contract.ts';
import { describeSource } from '../../describe-source.ts';
import type { MessageBrief } from '../../inbox.contract.ts';
import { selectOthersOf } from '../inbox/lead-person.store.ts';
import { selectFileNames } from '../replies/attachments.store.ts';

/**
 * The mail about a message: its text, a link to it, its files, what brought the sender, and what they wrote before. The
 * sender's text is indented or stays in its line: it cannot pass for the product's own.
 */
export function describeMessage(
  message: Message,
  recipient: string,
  { config }: Pick<Context, 'config'>,
  history: History,
): Mail {
  const { name, email, subject, advertising, form_tag: formTag, quiz_answers: quizAnswers } = message;
  return {
    recipient,
    replyTo: email,
    subject: `New contact message${advertising ? ' (looks like advertising)' : ''}: ${toOneLine(subject, 200)}`,
    text: [
      `${toOneLine(name, 100)} <${toOneLine(email, 255)}> wrote through the contact form:`,
      '',
      toIndented(message.message),
      '',
      `Read and answer it: ${new URL(adminPaths.message(message.id), config.siteUrl).href}`,
      '',
      '--',
      ...history.files.map((file) => `Attached file: ${toOneLine(file, 200)}`),
      ...(quizAnswers === null ? [] : [`Quiz answers: ${toOneLine(quizAnswers, 200)}`]),
      ...(formTag === null ? [] : [`Sent with the form: ${toOneLine(formTag, 60)}`]),
      ...listSource(message.source),
      ...describeHistory(history),
    ].join('\n'),
  };
}

const listSource = (source: Source | null): string[] =>
  source
    ? describeSource(source).map(([label, value]) => `${label}: ${toOneLine(value, 200)}`)
    : ['Source: not known'];

function describeHistory({ messages, hasMore, subscribedAt }: History): string[] {
  return [
    ...(messages.length === 0
      ? ['Wrote before: never']
      : [
          'Wrote before:',
          ...messages.map(
            ({ created_at, subject, status }) =>
              `- ${toDay(created_at)} ${toOneLine(subject, 120)} (${status})`,
          ),
          ...(hasMore ? ['- and more'] : []),
        ]),
    ...(subscribedAt === null ? [] : [`Newsletter subscriber since: ${toDay(subscribedAt)}`]),
  ];
}

const toDay = (iso: string): string => iso.slice(0, 10);

/** The most earlier messages that the mail about a new one lists. */
const listed = 5;

/**
 * The names of the files that came with a message; its sender's earlier messages, newest first, and since when they have
 * been subscribed to the newsletter.
 */
export interface History {
  files: string[];
  messages: MessageBrief[];
  hasMore: boolean;
  subscribedAt: string | null;
}

export async function readHistory(
  { site }: Pick<Platform, 'site'>,
  trx: Connection,
  { id, email }: { id: string; email: string },
): Promise<History> {
  const address = email.toLowerCase();
  const messages = await selectOthersOf(trx, { email: address, except: id, limit: listed + 1 });
  return {
    files: await selectFileNames(trx, id),
    messages: messages.slice(0, listed),
    hasMore: messages.length > listed,
    subscribedAt: await site.selectSubscribedAt(trx, address),
  };
}

/**
 * The recipient of mails about messages: the contact address; empty for nobody. While that is an example, a
 * mail server could only return them: the first admin gets them.
 */
export async function readRecipient(
  platform: Pick<Platform, 'config' | 'database' | 'seal' | 'site'>,
): Promise<string> {
  const { database, site } = platform;
  const { contact_email: contact } = await site.readSettings(platform);
  const { mail } = await site.readOwnerSettings(platform);
  if (mail.smtpUrl === null || !isExampleAddress(contact)) return contact;
  const [admin = ''] = (await site.selectColleagues(database.kysely, 'saveSettings'))
    .map(({ email }) => email)
    .toSorted();
  return admin;
}
