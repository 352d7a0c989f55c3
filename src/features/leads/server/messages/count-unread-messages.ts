import { requireAdmin, type Context } from '#platform/context.ts';
import { countUnread } from './messages.store.ts';

/** In the inbox. @throws Problem 403 */
export async function countUnreadMessages(ctx: Context): Promise<number> {
  requireAdmin(ctx.caller);
  return ctx.database.read('messages', countUnread, ctx.signal);
}
