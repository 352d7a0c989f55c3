import type { Platform } from '#platform/context.ts';
import type { Connection } from '#platform/database/open-database.ts';
import { toEmailKey } from '#platform/email-address/contract.ts';
import { selectBegunWelcome, selectSending, updateIssue, type IssueRow } from './issues.store.ts';
import { sendQueued, type Sending } from './send-issues.ts';
import {
  hasQueued,
  insertBegun,
  selectConfirmed,
  selectSubscribed,
  selectTagged,
  skipQueued,
  type Begun,
  type Span,
} from './welcome.store.ts';

declare module '#platform/context.ts' {
  interface Site {
    /** Whether a person has written since a time, or is won. */
    hasAnswered(connection: Connection, person: { email: string; since: string }): Promise<boolean>;
    /** Who sent answers of the quiz with a message, and when, the first first. */
    selectQuizTakers(connection: Connection, span: Span): Promise<{ email: string; at: string }[]>;
  }
}

const peopleAtOnce = 200;
const hourMs = 3_600_000;

/** Later than this, a welcome mail is not sent any more: the site was not running, or its mail was held. */
const latestMs = 7 * 24 * hourMs;

/** Sends the welcome mails that are due, one of them after the other. For a job, on every instance. */
export async function sendWelcome(platform: Sending, stopping: AbortSignal): Promise<void> {
  const { database, mailHolding, site } = platform;
  const { mail } = await site.readOwnerSettings(platform);
  if (mail.smtpUrl === null || (await mailHolding.read()) !== null) return;
  const server = { smtpUrl: mail.smtpUrl, from: mail.from };
  for (const issue of await selectSending(database.kysely, 'welcome')) {
    if (stopping.aborted) return;
    await addDue(platform, issue, null);
    const at = platform.now();
    await database.write((trx) =>
      skipQueued(trx, { issueId: issue.id, at: at.toISOString(), begunBefore: toEarliest(at, issue) }),
    );
    if (await hasQueued(database.kysely, issue.id)) await sendQueued(platform, issue, server, stopping);
  }
}

/** Nobody gets the welcome mails that are due now: another place may have sent them. */
export async function skipDueWelcome(platform: Pick<Platform, 'database' | 'now' | 'site'>): Promise<void> {
  const { database, now } = platform;
  const at = now().toISOString();
  for (const issue of await selectBegunWelcome(database.kysely)) {
    await addDue(platform, issue, at);
    await database.write((trx) => skipQueued(trx, { issueId: issue.id, at }));
  }
}

/** When the event of those was whose mail is as late as it may be. */
const toEarliest = (now: Date, { delay_hours: delay }: IssueRow): string =>
  new Date(now.getTime() - delay * hourMs - latestMs).toISOString();

/**
 * Adds those whose time has come to a mail's recipients. A week is looked at again: who was given a tag before they
 * confirmed is among them later. What is earlier was looked at, unless the mail was off or the site was not running.
 */
async function addDue(
  { database, now, site }: Pick<Platform, 'database' | 'now' | 'site'>,
  issue: IssueRow,
  skippedAt: string | null,
): Promise<void> {
  const to = now().getTime() - issue.delay_hours * hourMs;
  const started = Date.parse(issue.started_at!);
  const lookedTo = issue.filled_to === null ? started : Date.parse(issue.filled_to);
  const from = Math.max(started, Math.min(lookedTo, to - latestMs));
  if (from > to) return;
  const span = { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
  for (;;) {
    const count = await database.write(async (trx) => {
      const people = await selectBegun(trx, site, issue, span);
      await insertBegun(trx, { issueId: issue.id, people, skippedAt });
      return people.length;
    });
    if (count < peopleAtOnce) break;
  }
  // Noting it now and then is enough.
  if (lookedTo < to - latestMs / 2)
    await database.write((trx) => updateIssue(trx, issue.id, { filled_to: span.to }));
}

async function selectBegun(
  trx: Connection,
  site: Platform['site'],
  mail: IssueRow,
  span: Span,
): Promise<Begun[]> {
  if (mail.welcome_after === 'confirmation') return selectConfirmed(trx, { mail, span, limit: peopleAtOnce });
  if (mail.welcome_after === 'tag') return selectTagged(trx, { mail, span, limit: peopleAtOnce });
  const takers = await site.selectQuizTakers(trx, span);
  const times = new Map(takers.toReversed().map(({ email, at }) => [toEmailKey(email), at]));
  return selectSubscribed(trx, { mail, times, limit: peopleAtOnce });
}
