import { requireRight, type Context } from '#platform/context.ts';
import type { CsvRow } from '#platform/http/csv.ts';
import type { ListQuery, Page } from '#platform/http/listing.ts';
import type { Source } from '#domain/attribution/contract.ts';
import { deleteRow, exportFolder, listFolder, readRow, type RowId } from '#domain/rows/server/admin-rows.ts';
import type { Message, MessageFolder } from '../../contract.ts';
import type { LeadFilter } from '../../inbox.contract.ts';
import { toLeadCondition } from '../inbox/lead-condition.store.ts';
import {
  countUnread,
  deleteMessageRow,
  selectMessage,
  selectMessages,
  selectNamedMessages,
} from './messages.store.ts';

/** Those that match a filter, newest first. @throws Problem 403 */
export async function listMessages(
  ctx: Context,
  input: ListQuery & LeadFilter & { box: MessageFolder },
): Promise<Page<Message>> {
  const { userId } = requireRight(ctx.caller, 'listMessages');
  const where = toLeadCondition(input, { userId, now: ctx.now().toISOString() });
  return listFolder(ctx, 'listMessages', input, 'messages', (connection, folder, filter) =>
    selectMessages(connection, folder, filter, where),
  );
}

/** @throws Problem 403, 404 */
export const readMessage = (ctx: Context, input: RowId): Promise<Message> =>
  readRow(ctx, 'readMessage', input, selectMessage);

/** In the inbox. @throws Problem 403 */
export async function countUnreadMessages(ctx: Context): Promise<number> {
  requireRight(ctx.caller, 'countUnreadMessages');
  return ctx.database.read('messages', countUnread, ctx.signal);
}

/** The column headings of the CSV file. */
export const messageHeadings = [
  'created_at',
  'name',
  'email',
  'subject',
  'message',
  'form_tag',
  'quiz_answers',
  'read',
  'status',
  'assignee_id',
  'channel',
  'source',
  'due_at',
  'answered_at',
  'won',
  'value',
  'lost_reason',
  'assignee_name',
  'landing_page',
  'referrer_host',
  'campaign',
  'last_article',
  'last_case',
  'id',
];

/**
 * Every message of a folder that matches a filter, newest first, a page at a time.
 * @throws Problem 403
 */
export function exportMessages(
  ctx: Context,
  input: LeadFilter & { box: MessageFolder; q?: string | undefined },
): Promise<AsyncGenerator<CsvRow[]>> {
  const { userId } = requireRight(ctx.caller, 'exportMessages');
  const where = toLeadCondition(input, { userId, now: ctx.now().toISOString() });
  const recorded = { area: 'messages', exported: 'messages.exported' } as const;
  return exportFolder(ctx, 'exportMessages', input, recorded, async (connection, folder, filter) => {
    const { rows, next } = await selectNamedMessages(connection, folder, filter, where);
    return { rows: rows.map(toCsvRow), next };
  });
}

/** For people who read the file: the parts of the source in cells of their own. */
function toCsvRow<Row extends { read: 0 | 1; won: 0 | 1; source: string | null }>(row: Row) {
  const source = row.source === null ? null : (JSON.parse(row.source) as Source);
  return {
    ...row,
    read: row.read === 1,
    won: row.won === 1,
    landing_page: source?.landing_page,
    referrer_host: source?.first?.referrer_host,
    campaign: source?.first?.utm_campaign,
    last_article: source?.last_article,
    last_case: source?.last_case,
  };
}

/** Permanently. @throws Problem 403, 404 */
export const deleteMessage = (ctx: Context, input: RowId): Promise<void> =>
  deleteRow(ctx, { operation: 'deleteMessage', kind: 'message' }, input, deleteMessageRow);
