import { requireAdmin, type Context } from '#platform/context.ts';
import { exportFolder } from '#domain/rows/server/admin-rows.ts';
import type { MessageFolder } from '../../contract.ts';
import type { LeadFilter } from '../../desk.contract.ts';
import { toLeadCondition } from '../desk/lead-condition.store.ts';
import { selectMessages } from './messages.store.ts';

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
