import type { Context } from '#platform/context.ts';
import { readRow, type RowId } from '#domain/rows/server/admin-rows.ts';
import type { Message } from '../../contract.ts';
import { selectMessage } from './messages.store.ts';

/** @throws Problem 403, 404 */
export const readMessage = (ctx: Context, input: RowId): Promise<Message> =>
  readRow(ctx, input, selectMessage);
