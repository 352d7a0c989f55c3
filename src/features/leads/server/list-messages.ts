import type { Context } from '#platform/context.ts';
import type { ListQuery, Page } from '#platform/http/listing.ts';
import { listBox } from '#platform/moderation/admin-rows.ts';
import type { Message, MessageBox } from '../contract.ts';
import { selectMessages } from './messages.store.ts';

/** Newest first. @throws Problem 403 */
export const listMessages = (ctx: Context, input: ListQuery & { box: MessageBox }): Promise<Page<Message>> =>
  listBox(ctx, input, 'messages', selectMessages);
