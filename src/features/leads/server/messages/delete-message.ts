import type { Context } from '#platform/context.ts';
import { deleteRow, type RowId } from '#domain/rows/server/admin-rows.ts';
import { deleteMessageRow } from './messages.store.ts';

/** Permanently. @throws Problem 403, 404 */
export const deleteMessage = (ctx: Context, input: RowId): Promise<void> =>
  deleteRow(ctx, input, deleteMessageRow);
