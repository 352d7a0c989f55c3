import { requireAdmin, type Context } from '#platform/context.ts';
import type { EncodedPage, ListQuery } from '#platform/http/listing.ts';
import { listFolder } from '#domain/rows/server/admin-rows.ts';
import type { MessageFolder } from '../../contract.ts';
import type { LeadFilter } from '../../desk.contract.ts';
import { toLeadCondition } from '../desk/lead-condition.store.ts';
import { selectMessages } from './messages.store.ts';

/** Those that match a filter, newest first, as JSON. @throws Problem 403 */
export async function listMessages(
  ctx: Context,
  input: ListQuery & LeadFilter & { box: MessageFolder },
): Promise<EncodedPage> {
  const { userId } = requireAdmin(ctx.caller);
  const where = toLeadCondition(input, { userId, now: ctx.now().toISOString() });
  return listFolder(ctx, input, 'messages', (connection, folder, filter, format) =>
    selectMessages(connection, folder, filter, format, where),
  );
}
