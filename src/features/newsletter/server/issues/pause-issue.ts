import { adminPaths } from '#paths/admin-paths.ts';
import type { Platform } from '#platform/context.ts';
import type { Connection } from '#platform/database/open-database.ts';
import type { PauseReason } from '../../issues.contract.ts';
import { selectIssue, updateToPaused } from './issues.store.ts';

const reasons: Record<Exclude<PauseReason, 'owner'>, string> = {
  busy: 'The mail server takes no more mail for now. Nothing was lost: go on later.',
  policy: 'The mail server refuses mail of this sender. Find out why before you go on.',
  bounces:
    'Of the first hundred mails, five or more were refused. Look at the list of subscribers before you go on.',
  late: 'Its time was more than an hour ago, while the site was not running. Send it now, or choose another time.',
  held: 'This database was restored or moved. Whoever got the issue since may get it twice.',
};

/** Pauses an issue for a reason that its owner should know, and tells who can go on by mail. */
export async function pauseForReason(
  trx: Connection,
  { config, outbox, site }: Pick<Platform, 'config' | 'outbox' | 'site'>,
  { id, reason, detail = '' }: { id: string; reason: keyof typeof reasons; detail?: string },
): Promise<void> {
  if (!(await updateToPaused(trx, { id, reason, detail: detail || null }))) return;
  const issue = (await selectIssue(trx, id))!;
  const text = [
    `Sending of “${issue.subject}” is paused.`,
    reasons[reason],
    ...(detail ? [`The mail server said: ${detail}`] : []),
    new URL(adminPaths.issue(id), config.siteUrl).href,
  ].join('\n\n');
  for (const { email: recipient } of await site.selectColleagues(trx, 'resumeIssue'))
    await outbox.enqueue(trx, { recipient, subject: `Newsletter paused: ${issue.subject}`, text });
}
