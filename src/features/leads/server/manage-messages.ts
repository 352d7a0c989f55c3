import { requireAdmin, type Context } from '#platform/context.ts';
import {
  readListFilter,
  readPages,
  type ListFilter,
  type ListQuery,
  type Page,
} from '#platform/http/listing.ts';
import { notFound } from '#platform/http/problem.ts';
import type { Message, MessageBox } from '../contract.ts';
import {
  countUnread,
  deleteMessageRow,
  selectMessage,
  selectMessages,
  updateRead,
} from './messages.store.ts';

/** Newest first. @throws Problem 403 */
export async function listMessages(
  ctx: Context,
  { box, ...query }: ListQuery & { box: MessageBox },
): Promise<Page<Message>> {
  requireAdmin(ctx.caller);
  const filter = readListFilter(query);
  // A search may be long; a page of the list is not.
  if (!filter.search) return selectMessages(ctx.database.kysely, box, filter);
  return ctx.database.read('messages', (connection) => selectMessages(connection, box, filter), ctx.signal);
}

/** Every message of a box, newest first, a page at a time. @throws Problem 403 */
export function exportMessages(
  ctx: Context,
  { box, q }: { box: MessageBox; q?: string | undefined },
): AsyncGenerator<Message[]> {
  requireAdmin(ctx.caller);
  const { database, signal } = ctx;
  const readPage = (filter: ListFilter) =>
    database.read('messages', (connection) => selectMessages(connection, box, filter), signal);
  return readPages(readPage, q);
}

/** @throws Problem 403 */
export async function countUnreadMessages(ctx: Context): Promise<number> {
  requireAdmin(ctx.caller);
  return ctx.database.read('messages', countUnread, ctx.signal);
}

/** @throws Problem 403, 404 */
export async function readMessage(ctx: Context, id: string): Promise<Message> {
  requireAdmin(ctx.caller);
  const message = await selectMessage(ctx.database.kysely, id);
  if (!message) throw notFound();
  return message;
}

/** @throws Problem 403, 404 */
export async function markMessage(ctx: Context, id: string, read: boolean): Promise<Message> {
  requireAdmin(ctx.caller);
  return ctx.database.write(async (trx) => {
    await updateRead(trx, id, read);
    const message = await selectMessage(trx, id);
    if (!message) throw notFound();
    return message;
  });
}

/** @throws Problem 403, 404 */
export async function deleteMessage(ctx: Context, id: string): Promise<void> {
  requireAdmin(ctx.caller);
  await ctx.database.write(async (trx) => {
    if (!(await deleteMessageRow(trx, id))) throw notFound();
  });
}
