import type { Connection } from '#platform/database/open-database.ts';

const countedAtOnce = 50;

/** Those that were begun on some days (UTC), the last first, with how many mails a server took; or one. */
export async function selectSentIssues(
  connection: Connection,
  asked: { from: string; to: string } | { id: string },
) {
  const rows = await connection
    .selectFrom('newsletter_issues')
    .select(['id', 'subject', 'slug', 'started_at'])
    .select((eb) =>
      eb
        .selectFrom('issue_recipients')
        .whereRef('issue_id', '=', 'newsletter_issues.id')
        .where('issue_recipients.status', '=', 'sent')
        .select((count) => count.fn.countAll<number | string>().as('count'))
        .as('recipients'),
    )
    .where('started_at', 'is not', null)
    .$narrowType<{ started_at: string }>()
    .$if('id' in asked, (query) => query.where('id', '=', (asked as { id: string }).id))
    .$if('from' in asked, (query) => {
      const { from, to } = asked as { from: string; to: string };
      return query.where('started_at', '>=', from).where('started_at', '<', `${to}T24`);
    })
    .orderBy('started_at', 'desc')
    .limit(countedAtOnce)
    .execute();
  return rows.map((row) => ({ ...row, recipients: Number(row.recipients) }));
}
