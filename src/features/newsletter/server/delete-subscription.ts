import type { Context } from '#platform/context.ts';
import { deleteRow, type RowId } from '#domain/rows/server/admin-rows.ts';
import { deleteSubscriptionRow } from './newsletter.store.ts';

/** Permanently. @throws Problem 403, 404 */
export const deleteSubscription = (ctx: Context, input: RowId): Promise<void> =>
  deleteRow(ctx, input, deleteSubscriptionRow);
