import { requireAdmin, type Context } from '#platform/context.ts';
import type { EncodedPage, ListQuery } from '#platform/http/listing.ts';
import { deleteRow, exportFolder, listFolder, readRow, type RowId } from '#domain/rows/server/admin-rows.ts';
import type { Message, MessageFolder } from '../../contract.ts';
import type { LeadFilter } from '../../desk.contract.ts';
import { toLeadCondition } from '../desk/lead-condition.store.ts';
import { countUnread, deleteMessageRow, selectMessage, selectMessages } from './messages.store.ts';

/** Those that match a filter, newest first, as JSON. @throws Problem 403 */
export async function listMessages(
  ctx: Context,
  input: ListQuery & LeadFilter & { box: MessageFolder },
): Promise<EncodedPage> {
  const { userId } = requireAdmin(ctx.caller);
  const where = toLeadCondition(input, { userId, now: ctx.now().toISOString() });
  return listFolder(ctx, input, 'messages', (connection, folder, filter, format) =>
    selectMessages(connection, folder, filter, format, where),
  );
}

/** @throws Problem 403, 404 */
export const readMessage = (ctx: Context, input: RowId): Promise<Message> =>
  readRow(ctx, input, selectMessage);

/** In the inbox. @throws Problem 403 */
export async function countUnreadMessages(ctx: Context): Promise<number> {
  requireAdmin(ctx.caller);
  return ctx.database.read('messages', countUnread, ctx.signal);
}

/**
 * Every message of a folder that matches a filter, newest first, as lines of CSV, a page at a time.
 * @throws Problem 403
 */
export function exportMessages(
  ctx: Context,
  input: LeadFilter & { box: MessageFolder; q?: string | undefined },
): AsyncGenerator<Uint8Array> {
  const { userId } = requireAdmin(ctx.caller);
  const where = toLeadCondition(input, { userId, now: ctx.now().toISOString() });
  return exportFolder(ctx, input, 'messages', (connection, folder, filter, format) =>
    selectMessages(connection, folder, filter, format, where),
  );
}

/** Permanently. @throws Problem 403, 404 */
export const deleteMessage = (ctx: Context, input: RowId): Promise<void> =>
  deleteRow(ctx, input, deleteMessageRow);
