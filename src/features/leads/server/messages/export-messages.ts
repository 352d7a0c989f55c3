import { requireRight, type Context } from '#platform/context.ts';
import { exportBox } from '#platform/moderation/admin-rows.ts';
import type { MessageBox } from '../../contract.ts';
import type { LeadFilter } from '../../desk.contract.ts';
import { toLeadCondition } from '../desk/lead-condition.store.ts';
import { selectMessages } from './messages.store.ts';

/** Every message of a box that a filter lets through, newest first, as lines of CSV, a page at a time. @throws Problem 403 */
export function exportMessages(
  ctx: Context,
  input: LeadFilter & { box: MessageBox; q?: string | undefined },
): AsyncGenerator<Uint8Array> {
  const { userId } = requireRight(ctx.caller, 'messages');
  const where = toLeadCondition(input, { userId, now: ctx.now().toISOString() });
  return exportBox(ctx, input, 'messages', (connection, box, filter, format) =>
    selectMessages(connection, box, filter, format, where),
  );
}
