import { adminPaths } from '#paths/admin-paths.ts';
import type { Source, Touch } from '#platform/attribution/contract.ts';
import type { Context } from '#platform/context.ts';
import { toIndented, toOneLine } from '#platform/mail/to-one-line.ts';
import type { Mail } from '#platform/mail/outbox.ts';
import type { Message } from '../../contract.ts';
import type { History } from './read-history.ts';

/**
 * The mail about a message: what was written, the way to it, what brought the sender, and what they wrote before. What
 * is the sender's is indented or stays in its line: it cannot pass for what the product says.
 */
export function describeMessage(
  message: Message,
  recipient: string,
  { config }: Pick<Context, 'config'>,
  history: History,
): Mail {
  const { name, email, subject, form_tag: formTag, quiz_answers: quizAnswers } = message;
  return {
    recipient,
    replyTo: email,
    subject: `New contact message: ${toOneLine(subject, 200)}`,
    text: [
      `${toOneLine(name, 100)} <${toOneLine(email, 255)}> wrote through the contact form:`,
      '',
      toIndented(message.message),
      '',
      `Read and answer it: ${new URL(adminPaths.message(message.id), config.siteUrl).href}`,
      '',
      '--',
      ...(quizAnswers === null ? [] : [`Quiz answers: ${toOneLine(quizAnswers, 200)}`]),
      ...(formTag === null ? [] : [`Sent with the form: ${toOneLine(formTag, 60)}`]),
      ...describeSource(message.source),
      ...describeHistory(history),
    ].join('\n'),
  };
}

/** As the sender's browser said it, who can say anything. */
function describeSource(source: Source | null): string[] {
  if (!source) return ['Came by: not known'];
  const { first, last } = source;
  const [came, back] = [describeTouch(first), describeTouch(last)];
  const fields = [
    ['Came by', came],
    ['Came back by', back === came ? '' : back],
    ['First page', source.landing_page],
    ['Last article', source.last_article],
    ['Last case study', source.last_case],
    ['Sent from', source.page],
  ] as const;
  return fields.flatMap(([label, value]) => (value ? [`${label}: ${toOneLine(value, 200)}`] : []));
}

function describeTouch(touch: Touch): string {
  const { channel, referrer_host: host, click_id: clickId } = touch;
  const tags = (['campaign', 'source', 'medium', 'term', 'content'] as const).flatMap((tag) => {
    const value = touch[`utm_${tag}`];
    return value ? [`${tag} ${toOneLine(value, 80)}`] : [];
  });
  return [
    channel ?? 'not known',
    ...(host ? [`from ${host}`] : []),
    ...tags,
    ...(clickId ? [`ad click ${clickId}`] : []),
  ].join(', ');
}

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
    ...(subscribedAt === null ? [] : [`Gets the newsletter since: ${toDay(subscribedAt)}`]),
  ];
}

const toDay = (iso: string): string => iso.slice(0, 10);
