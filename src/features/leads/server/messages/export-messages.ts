import type { Context } from '#platform/context.ts';
import { exportBox } from '#platform/moderation/admin-rows.ts';
import type { MessageBox } from '../../contract.ts';
import { selectMessages } from './messages.store.ts';

/** Every message of a box, newest first, as lines of CSV, a page at a time. @throws Problem 403 */
export const exportMessages = (
  ctx: Context,
  input: { box: MessageBox; q?: string | undefined },
): AsyncGenerator<Uint8Array> => exportBox(ctx, input, 'messages', selectMessages);
