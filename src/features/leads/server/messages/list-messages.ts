import type { Context } from '#platform/context.ts';
import type { EncodedPage, ListQuery } from '#platform/http/listing.ts';
import { listBox } from '#platform/moderation/admin-rows.ts';
import type { MessageBox } from '../../contract.ts';
import { selectMessages } from './messages.store.ts';

/** Newest first, as JSON. @throws Problem 403 */
export const listMessages = (ctx: Context, input: ListQuery & { box: MessageBox }): Promise<EncodedPage> =>
  listBox(ctx, input, 'messages', selectMessages);
