import { requireRight, type Context } from '#platform/context.ts';
import type { Connection } from '#platform/database/open-database.ts';
import { toDay } from '../days.ts';
import type { IssueStats, Period } from '../stats.contract.ts';
import { selectSums } from './stats.store.ts';

interface SentIssue {
  id: string;
  subject: string;
  /** The name of its campaign, on its links to the site. */
  slug: string;
  started_at: string;
  /** How many mails a server took. */
  recipients: number;
}

declare module '#platform/context.ts' {
  interface Site {
    /** The issues that were begun on some days, the last first; or one of them. */
    selectSentIssues(connection: Connection, asked: Period | { id: string }): Promise<SentIssue[]>;
  }
}

/** What each issue that was sent in a period, or one issue, has brought until today. @throws Problem 403 */
export async function readIssueStats(
  ctx: Context,
  { period, issue }: { period: Period; issue?: string | undefined },
): Promise<IssueStats[]> {
  requireRight(ctx.caller, 'listIssueStats');
  const { database, site, now } = ctx;
  return database.read(
    'insights',
    async (connection) => {
      const issues = await site.selectSentIssues(connection, issue === undefined ? period : { id: issue });
      const first = issues.at(-1);
      if (!first) return [];
      const since = { from: first.started_at.slice(0, 10), to: toDay(now()) };
      const asked = { by: 'campaign' as const, names: issues.map(({ slug }) => slug), limit: issues.length };
      const sums = await selectSums(connection, { ...asked, period: since });
      const isPostgres = database.kind === 'postgres';
      const leads = await site.selectLeadSums(connection, { ...asked, ...since, isPostgres });
      return issues.map(({ id, subject, slug, started_at, recipients }) => {
        const { sent = 0, won = 0, value = 0 } = leads.find(({ name }) => name === slug) ?? {};
        const { visits = 0 } = sums.find(({ name }) => name === slug) ?? {};
        return { id, subject, started_at, recipients, visits, sent, won, value };
      });
    },
    ctx.signal,
  );
}
