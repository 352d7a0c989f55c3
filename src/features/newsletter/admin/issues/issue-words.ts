import type { BadgeTone } from '#design/admin/badge.tsx';
import type { IssueHead, IssueStatus, PauseReason, Welcome } from '../../issues.contract.ts';

/** The name and the look of an issue's status. */
export const statusBadges: Record<IssueStatus, { name: string; tone: BadgeTone }> = {
  draft: { name: 'Draft', tone: 'draft' },
  scheduled: { name: 'Scheduled', tone: 'plain' },
  sending: { name: 'Sending', tone: 'new' },
  paused: { name: 'Paused', tone: 'new' },
  done: { name: 'Sent', tone: 'set' },
  canceled: { name: 'Canceled', tone: 'struck' },
};

/** A welcome mail is on or off. */
export const welcomeBadges: Partial<typeof statusBadges> = {
  draft: { name: 'Off', tone: 'draft' },
  sending: { name: 'On', tone: 'set' },
};

/** When each subscriber gets a welcome mail. */
export function describeWelcome(welcome: Welcome): string {
  const { after, delay_hours: hours } = welcome;
  const time =
    hours === 0
      ? 'At once'
      : hours % 24 === 0
        ? `${hours / 24} days`
        : `${hours} ${hours === 1 ? 'hour' : 'hours'}`;
  const event =
    after === 'tag'
      ? `the tag ${welcome.tag}`
      : after === 'quiz'
        ? 'a message with answers of the quiz'
        : 'the confirmation';
  return `${time.replace(/^1 days$/, '1 day')} after ${event}`;
}

/** Whom a welcome mail that is off reaches when it is on. */
export const describeWelcomeStart = ({ welcome, started_at: startedAt }: IssueHead): string =>
  startedAt === null
    ? `${describeWelcome(welcome!)}, from when it is switched on.`
    : `${describeWelcome(welcome!)}. Those who wait for it get it when it is on again.`;

const pauses: Record<PauseReason, string> = {
  owner: 'It was paused here.',
  busy: 'The mail server takes no more mail for now. Nothing is lost: go on later.',
  policy: 'The mail server refuses mail of this sender. Find out why before you go on.',
  bounces:
    'Of the first hundred mails, five or more were refused. Look at the list of subscribers before you go on.',
  late: 'Its time was more than an hour ago, while the site was not running.',
  held: 'This database was restored or moved. Whoever got the issue since may get it twice.',
};

export const describePause = (reason: PauseReason | null): string => (reason ? pauses[reason] : '');

const count = (number: number): string => number.toLocaleString('en-US');

/** How far the sending is, in figures. A welcome mail is never sent to all: there is always a next one. */
export function describeProgress({
  progress,
  status,
  welcome,
}: Pick<IssueHead, 'progress' | 'status' | 'welcome'>): string {
  const { sent, total, queued, sending, uncertain, refused, skipped, is_complete: isComplete } = progress;
  const waiting = queued + sending;
  return [
    ...(welcome
      ? [
          total === 0 ? 'Nobody has got it yet' : `${count(sent)} sent`,
          ...(waiting > 0 ? [`${count(waiting)} due now`] : []),
        ]
      : status === 'sending' && !isComplete
        ? [`${count(sent)} sent`, 'recipients are still being counted']
        : [`${count(sent)} of ${count(total)} sent`]),
    ...(refused > 0 ? [`${count(refused)} refused`] : []),
    ...(uncertain > 0 ? [`${count(uncertain)} uncertain`] : []),
    ...(skipped > 0 ? [`${count(skipped)} ${welcome ? 'left out' : 'no longer wanted'}`] : []),
  ].join(', ');
}
