import type { Context } from '#platform/context.ts';
import { exportBox } from '#platform/moderation/admin-rows.ts';
import type { Message, MessageBox } from '../contract.ts';
import { selectMessages } from './messages.store.ts';

/** Every message of a box, newest first, a page at a time. @throws Problem 403 */
export const exportMessages = (
  ctx: Context,
  input: { box: MessageBox; q?: string | undefined },
): AsyncGenerator<Message[]> => exportBox(ctx, input, 'messages', selectMessages);
