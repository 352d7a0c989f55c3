import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { MailSettings } from '#platform/config/owner-settings.ts';
import type { Platform } from '#platform/context.ts';
import type { Connection } from '#platform/database/open-database.ts';
import { composeMessage, senderAddress } from '#platform/mail/compose-message.ts';
import { createSmtpConnection, type Handover, type SmtpConnection } from '#platform/mail/smtp-connection.ts';
import { createListHeaders, createSubscriberToken } from '../mailed-links.ts';
import { fillIssue } from './fill-issue.ts';
import { toAudience } from './describe-issue.ts';
import { judgeRefusal } from './judge-refusal.ts';
import { noteAddress } from './note-refusal.ts';
import { pauseForReason } from './pause-issue.ts';
import {
  hasSent,
  selectDue,
  selectIssue,
  selectSending,
  updateFilled,
  updateIssue,
  updatePace,
  updateToDone,
  type IssueRow,
} from './issues.store.ts';
import {
  claimRecipient,
  countAnswered,
  giveUpLeases,
  insertRecipients,
  isWanted,
  settleRecipient,
  type ClaimedRecipient,
} from './recipients.store.ts';

export type Sending = Pick<
  Platform,
  'config' | 'database' | 'mailHolding' | 'now' | 'outbox' | 'seal' | 'site'
>;

/** Each instance's. After a kill, as many mails may be uncertain. */
export const connectionsAtOnce = 4;

/** How long an instance may take to hand over a mail before it counts as gone. */
const leaseMs = 120_000;

/** Beyond this, a schedule is asked about: the site was not running. */
const latestMs = 3_600_000;

const recipientsAtOnce = 200;

/**
 * Sends the issues whose time has come, until nothing is left to do or `stopping` aborts. For a job, on every
 * instance: each mail is handed over by one of them.
 */
export async function sendIssues(platform: Sending, stopping: AbortSignal): Promise<void> {
  const { database, now, mailHolding, site } = platform;
  const started = now();
  await giveUpLeases(database.kysely, started.toISOString());
  const isHeld = (await mailHolding.read()) !== null;
  for (const { id, send_at: at } of await selectDue(database.kysely, started.toISOString())) {
    const isLate = started.getTime() - Date.parse(at!) > latestMs;
    if (isHeld || isLate)
      await database.write((trx) => pauseForReason(trx, platform, { id, reason: isHeld ? 'held' : 'late' }));
    else
      await database.writeContent((trx) =>
        updateIssue(trx, id, { status: 'sending', started_at: started.toISOString() }),
      );
  }
  const { mail } = await site.readOwnerSettings(platform);
  for (const issue of await selectSending(database.kysely, 'issue')) {
    if (stopping.aborted) return;
    if (isHeld)
      await database.write((trx) => pauseForReason(trx, platform, { id: issue.id, reason: 'held' }));
    else if (mail.smtpUrl !== null)
      await sendIssue(platform, issue, { smtpUrl: mail.smtpUrl, from: mail.from }, stopping);
  }
}

export type MailServer = Pick<MailSettings, 'from'> & { smtpUrl: string };

async function sendIssue(
  platform: Sending,
  issue: IssueRow,
  server: MailServer,
  stopping: AbortSignal,
): Promise<void> {
  await addRecipients(platform, issue);
  // Others may still have mails under way: the next run of the job sees their end.
  if ((await sendQueued(platform, issue, server, stopping)) === 'nothing left')
    await updateToDone(platform.database.kysely, issue.id, platform.now().toISOString());
}

/** Hands over the mails of the recipients that are queued, as fast as the issue may be sent. */
export async function sendQueued(
  platform: Sending,
  issue: IssueRow,
  server: MailServer,
  stopping: AbortSignal,
): Promise<'nothing left' | 'stopped'> {
  const connections = Array.from({ length: connectionsAtOnce }, () => createSmtpConnection(server.smtpUrl));
  const by = randomUUID();
  const waits = { inRow: 0 };
  const shown = { is: issue.welcome_after !== null || (await hasSent(platform.database.kysely, issue.id)) };
  try {
    while (!stopping.aborted) {
      const share = await takeShare(platform, issue);
      const waitForNext = () => sleep(share.waitMs(), undefined, { signal: stopping }).catch(() => undefined);
      if (share.mails === 0) {
        // Another instance has this moment, or it is not being sent any more.
        await waitForNext();
        if (!(await isSending(platform, issue.id))) return 'stopped';
        continue;
      }
      const budget = { left: share.mails };
      const ends = await Promise.all(
        connections.map((connection) =>
          handOverAll(platform, { issue, from: server.from, connection, by, shown, waits, budget, stopping }),
        ),
      );
      if (ends.some((end) => end !== 'share used')) return 'nothing left';
      await waitForNext();
    }
    return 'stopped';
  } finally {
    for (const connection of connections) connection.close();
  }
}

const isSending = async ({ database }: Sending, id: string): Promise<boolean> =>
  (await selectIssue(database.kysely, id))?.status === 'sending';

/** Everyone who gets it, in batches: whoever confirms meanwhile is among them. */
async function addRecipients({ database }: Sending, issue: IssueRow): Promise<void> {
  let isMore = issue.is_filled === 0;
  let from = issue.filled_to;
  while (isMore) {
    const to = await database.write(async (trx) => {
      const asked = { issueId: issue.id, audience: toAudience(issue), after: from ?? '' };
      const last = await insertRecipients(trx, { ...asked, limit: recipientsAtOnce });
      if (!(await updateFilled(trx, { id: issue.id, from, to: last }))) throw new OtherInstanceError();
      return last;
    });
    isMore = to !== null;
    from = to;
  }
}

/** Another instance fills in the recipients: the job tries again. */
class OtherInstanceError extends Error {
  override name = 'OtherInstanceError';
}

/** In a minute: a quarter of a second of mails is handed over at once, so that visitors are served in between. */
const sharesPerMinute = 240;

/** The mails that this instance may send now, and how long it then is until the next ones. */
async function takeShare(
  { database, now }: Sending,
  { id, per_minute: perMinute }: IssueRow,
): Promise<{ mails: number; waitMs: () => number }> {
  const mails = Math.max(1, Math.floor(perMinute / sharesPerMinute));
  const spanMs = Math.ceil((mails * 60_000) / perMinute);
  const at = now().getTime();
  const pace = { id, now: new Date(at).toISOString(), until: new Date(at + spanMs).toISOString() };
  const isTaken = await updatePace(database.kysely, pace);
  const waitMs = () => Math.min(Math.max(0, at + spanMs - now().getTime()), 1000);
  return { mails: isTaken ? mails : 0, waitMs };
}

interface Work {
  issue: IssueRow;
  from: string;
  connection: SmtpConnection;
  /** Whose claims these are. */
  by: string;
  /** Whether the archive has it, if it may: its first mail puts it there. Shared by the connections. */
  shown: { is: boolean };
  /** How many mails a server has put off at the first try since it took one. Shared by the connections. */
  waits: { inRow: number };
  /** Shared by the connections. */
  budget: { left: number };
  stopping: AbortSignal;
}

/** Hands over one mail after the other: the end of each and the claim of the next are one transaction. */
async function handOverAll(platform: Sending, work: Work): Promise<'share used' | 'nothing left'> {
  const { issue, by, shown, budget, stopping } = work;
  const { database, now } = platform;
  const mayGoOn = () => !stopping.aborted && budget.left > 0;
  const claim = async (trx: Connection): Promise<ClaimedRecipient | undefined | null> => {
    if (!mayGoOn()) return null;
    budget.left -= 1;
    const until = new Date(now().getTime() + leaseMs).toISOString();
    for (;;) {
      const next = await claimRecipient(trx, { issueId: issue.id, by, now: now().toISOString(), until });
      if (!next || (await isStillWanted(trx, platform, issue, next))) return next;
      await settleRecipient(trx, { id: next.id, by, status: 'skipped', at: now().toISOString() });
    }
  };
  let recipient = await database.write(claim);
  while (recipient) {
    const last = recipient;
    const handover = await handOver(platform, work, last);
    if (handover.kind === 'sent') work.waits.inRow = 0;
    const write = handover.kind === 'sent' && !shown.is ? database.writeContent : database.write;
    recipient = await write(async (trx) => {
      await settle(trx, platform, work, last, handover);
      return claim(trx);
    });
    shown.is ||= handover.kind === 'sent';
  }
  return recipient === null ? 'share used' : 'nothing left';
}

/** The welcome sequence ends for whoever has written since, or is won. */
async function isStillWanted(
  trx: Connection,
  { site }: Sending,
  { welcome_after: after }: IssueRow,
  { email_key: emailKey, begun_at: since }: ClaimedRecipient,
): Promise<boolean> {
  if (after === null || since === null) return isWanted(trx, emailKey, 'wants_issues');
  return (
    (await isWanted(trx, emailKey, 'wants_welcome')) &&
    !(await site.hasAnswered(trx, { email: emailKey, since }))
  );
}

async function handOver(
  { config, seal }: Sending,
  { issue, from, connection }: Work,
  { id, email, email_key: emailKey }: ClaimedRecipient,
): Promise<Handover> {
  const token = createSubscriberToken({ seal }, emailKey);
  const { html, text } = fillIssue({ html: issue.html!, text: issue.body_text! }, config.siteUrl, token);
  const mail = { id, recipient: email, subject: issue.subject, senderName: issue.sender_name, html, text };
  const headers = createListHeaders({ config, seal }, emailKey);
  const message = await composeMessage({ ...mail, headers }, from);
  return connection.send({ from: senderAddress(from), to: email }, message);
}

async function settle(
  trx: Connection,
  platform: Sending,
  { issue: { id: issueId }, by, waits }: Work,
  { id, email_key: emailKey, attempts }: ClaimedRecipient,
  handover: Handover,
): Promise<void> {
  const at = platform.now().toISOString();
  if (handover.kind === 'sent') return settleRecipient(trx, { id, by, status: 'sent', at });
  const { reason } = handover;
  if (handover.kind === 'uncertain') return settleRecipient(trx, { id, by, status: 'uncertain', at, reason });
  if (handover.kind === 'away') {
    await settleRecipient(trx, { id, by, status: 'queued', at, reason });
    return pauseForReason(trx, platform, { id: issueId, reason: 'busy', detail: reason });
  }
  const verdict = judgeRefusal(handover);
  if (verdict.waits && verdict.pause === null && attempts === 1) waits.inRow += 1;
  const pause = verdict.pause ?? (verdict.waits && waits.inRow >= putOffLimit ? 'busy' : null);
  const isQueued = verdict.waits && (pause !== null || attempts < attemptsLimit);
  const waitMs = pause === null ? firstWaitMs * 3 ** (attempts - 1) : 0;
  const againAt = new Date(Date.parse(at) + waitMs).toISOString();
  await settleRecipient(trx, {
    ...{ id, by, at, reason },
    ...(isQueued ? { status: 'queued', againAt } : { status: 'refused' }),
  });
  if (verdict.address) await noteAddress(trx, platform, { emailKey, verdict: verdict.address });
  if (pause) return pauseForReason(trx, platform, { id: issueId, reason: pause, detail: reason });
  const { sent, refused } = await countAnswered(trx, issueId);
  if (refused >= refusedLimit && sent + refused <= firstMails)
    await pauseForReason(trx, platform, { id: issueId, reason: 'bounces', detail: reason });
}

/** First tries, one after the other: the server puts off all mail, and not one recipient's. */
const putOffLimit = 5;

/** A mail that is put off is tried again after five minutes, 15, 45 and 135. */
const firstWaitMs = 300_000;
const attemptsLimit = 5;

/** 5 % of the first hundred. */
const refusedLimit = 5;
const firstMails = 100;
