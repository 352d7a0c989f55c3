import { requireAdmin, type Context } from '#platform/context.ts';
import { readListFilter, type ListQuery, type Page } from '#platform/http/listing.ts';
import { notFound } from '#platform/http/problem.ts';
import type { Reply, WholeReply } from '../../replies.contract.ts';
import { selectAnswered } from './lead-of-reply.store.ts';
import { selectReplies, selectReply } from './replies.store.ts';

/** The thread about a message, newest first. @throws Problem 400, 403, 404 */
export async function listReplies(
  { caller, database }: Context,
  { id, ...query }: ListQuery & { id: string },
): Promise<Page<Reply>> {
  requireAdmin(caller);
  const filter = readListFilter(query);
  if (!(await selectAnswered(database.kysely, id))) throw notFound();
  return selectReplies(database.kysely, id, filter);
}

/** @throws Problem 403, 404 */
export async function readReply(
  { caller, database }: Context,
  { id, reply }: { id: string; reply: string },
): Promise<WholeReply> {
  requireAdmin(caller);
  const row = await selectReply(database.kysely, id, reply);
  if (!row) throw notFound();
  return row;
}
