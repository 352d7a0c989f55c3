import { requireRight, type Context } from '#platform/context.ts';
import type { MessageCounts } from '../../contract.ts';
import type { WaitingLeads } from '../../deadlines.contract.ts';
import { countUnfinished, countWaiting, selectWaiting } from './waiting.store.ts';

const listed = 8;

const soonMs = 24 * 3_600_000;

/** How many leads are waiting for an answer, and the first of them. @throws Problem 403 */
export async function readWaiting(ctx: Context): Promise<WaitingLeads> {
  requireRight(ctx.caller, 'readWaitingMessages');
  const now = ctx.now();
  return ctx.database.read(
    'messages',
    async (connection) => ({
      ...(await countWaiting(connection, {
        now: now.toISOString(),
        soon: new Date(now.getTime() + soonMs).toISOString(),
      })),
      leads: await selectWaiting(connection, listed),
    }),
    ctx.signal,
  );
}

/** How many messages of the inbox are in each state but done. @throws Problem 403 */
export async function countMessages(ctx: Context): Promise<MessageCounts> {
  requireRight(ctx.caller, 'countMessages');
  return ctx.database.read('messages', countUnfinished, ctx.signal);
}
