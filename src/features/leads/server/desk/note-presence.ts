import { requireAdmin, type Context } from '#platform/context.ts';
import type { Editor } from '#domain/editing/contract.ts';
import { recordPresence } from '#domain/editing/server/presence.ts';
import { readMessage } from '../messages/read-message.ts';

/** Records that the caller has a message open. @returns who else has; @throws Problem 403, 404 */
export async function noteLeadPresence(ctx: Context, { id }: { id: string }): Promise<Editor[]> {
  const { userId } = requireAdmin(ctx.caller);
  await readMessage(ctx, { id });
  return recordPresence(ctx, `messages/${id}`, userId);
}
