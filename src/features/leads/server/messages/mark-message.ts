import type { Context } from '#platform/context.ts';
import { changeRow, type RowId } from '#platform/moderation/admin-rows.ts';
import type { Message } from '../../contract.ts';
import { selectMessage, updateRead } from './messages.store.ts';

/** As read or unread. @throws Problem 403, 404 */
export const markMessage = (ctx: Context, { id, read }: RowId & { read: boolean }): Promise<Message> =>
  changeRow(ctx, { id }, selectMessage, (trx) => updateRead(trx, id, read));
