import { requireAdmin, type Context } from '#platform/context.ts';
import { changeRow, type RowId } from '#domain/rows/server/admin-rows.ts';
import type { Message } from '../../contract.ts';
import { findAuthor, recordEvent } from '../desk/events.store.ts';
import { selectMessage } from '../messages/messages.store.ts';
import { updateSpam } from './spam.store.ts';

/** Moves a message to spam; one that is there keeps its reasons. @throws Problem 403, 404 */
export async function quarantineMessage(ctx: Context, input: RowId): Promise<Message> {
  const { userId } = requireAdmin(ctx.caller);
  return changeRow(ctx, input, selectMessage, async (trx, id) => {
    if (!(await updateSpam(trx, id, 'marked'))) return;
    const author = await findAuthor(trx, userId);
    await recordEvent(trx, { messageId: id, kind: 'spam', author, at: ctx.now().toISOString() });
  });
}
