import type { Connection } from '#platform/database/open-database.ts';
import type { Audience, Issue, IssueHead, IssueProgress, Welcome } from '../../issues.contract.ts';
import type { IssueRow } from './issues.store.ts';
import { countRecipients, noProgress } from './recipients.store.ts';
import { selectNames } from '#domain/editing/server/names.store.ts';

type HeadRow = Omit<IssueRow, 'content' | 'html' | 'body_text'>;

export const toAudience = ({
  audience: kind,
  audience_value: value,
}: Pick<IssueRow, 'audience' | 'audience_value'>): Audience => (kind === 'all' ? { kind } : { kind, value });

const toWelcome = ({
  welcome_after: after,
  welcome_tag: tag,
  delay_hours: delay,
}: Pick<IssueRow, 'welcome_after' | 'welcome_tag' | 'delay_hours'>): Welcome | null => {
  if (after === null) return null;
  return after === 'tag' ? { after, tag, delay_hours: delay } : { after, delay_hours: delay };
};

/** Issues with how far their sending is. */
export async function describeHeads(connection: Connection, rows: readonly HeadRow[]): Promise<IssueHead[]> {
  const begun = rows.filter((row) => row.started_at !== null).map(({ id }) => id);
  const counts = await countRecipients(connection, begun);
  const names = await selectNames(
    connection,
    rows.flatMap((row) => row.updated_by ?? []),
  );
  return rows.map((row) =>
    toHead(row, {
      progress: { ...(counts.get(row.id) ?? noProgress()), is_complete: row.is_filled === 1 },
      updatedBy: row.updated_by === null ? null : (names.get(row.updated_by) ?? null),
    }),
  );
}

export async function describeIssue(connection: Connection, row: IssueRow): Promise<Issue> {
  const [head] = await describeHeads(connection, [row]);
  return { ...head!, content: row.content };
}

const toHead = (
  row: HeadRow,
  { progress, updatedBy }: { progress: IssueProgress; updatedBy: string | null },
): IssueHead => ({
  id: row.id,
  version: row.version,
  slug: row.slug,
  subject: row.subject,
  preview: row.preview,
  sender_name: row.sender_name,
  audience: toAudience(row),
  per_minute: row.per_minute,
  in_archive: row.in_archive === 1,
  welcome: toWelcome(row),
  status: row.status,
  post_id: row.post_id,
  send_at: row.send_at,
  started_at: row.started_at,
  ended_at: row.ended_at,
  paused_for: row.paused_for,
  pause_detail: row.pause_detail,
  progress,
  created_at: row.created_at,
  updated_at: row.updated_at,
  updated_by: updatedBy,
});
