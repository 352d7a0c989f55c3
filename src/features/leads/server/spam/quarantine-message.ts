import type { Context } from '#platform/context.ts';
import { changeRow, type RowId } from '#platform/moderation/admin-rows.ts';
import type { Message } from '../../contract.ts';
import { selectMessage } from '../messages/messages.store.ts';
import { updateSpam } from './spam.store.ts';

/** Moves a message to spam; one that is there keeps its reasons. @throws Problem 403, 404 */
export const quarantineMessage = (ctx: Context, input: RowId): Promise<Message> =>
  changeRow(ctx, input, selectMessage, (trx, id) => updateSpam(trx, id, 'marked'));
