import { setImmediate } from 'node:timers/promises';
import { recordAudit } from '#domain/audit/server/record-audit.ts';
import { requireRight, type Context } from '#platform/context.ts';
import type { Connection } from '#platform/database/open-database.ts';
import { conflict, invalidFields, notFound, type Problem } from '#platform/http/problem.ts';
import type { Message } from '../../contract.ts';
import {
  editedMeanwhileCode,
  type Assignee,
  type BulkChange,
  type BulkResult,
  type MessageChanges,
} from '../../inbox.contract.ts';
import { readRecipient } from '../messages/message-mail.ts';
import { deleteMessageRow, selectMessage } from '../messages/messages.store.ts';
import { moveMessage } from '../spam/mark-spam.ts';
import { decideChange, type Decision } from './decide-change.ts';
import { advanceLead, setLeadVersion, updateLead } from './inbox.store.ts';
import { findAuthor, recordEvents, type Author } from './events.store.ts';
import { selectFirstSent } from '../replies/lead-of-reply.store.ts';
import { findDue } from '../deadlines/deadline-rules.ts';

export interface LeadChange {
  id: string;
  changes: MessageChanges;
  /** Whether the change is based on a certain version; without one it applies to any. */
  isExpected?: ((version: number) => boolean) | undefined;
}

/**
 * Changes a lead's state, owner, date or outcome, and records each change.
 * @throws Problem 400, 403, 404, 409 with the current lead when it was changed since
 */
export async function changeLead(ctx: Context, change: LeadChange): Promise<Message> {
  const { userId } = requireRight(ctx.caller, 'markMessage');
  const now = ctx.now();
  const nextDue = await findDue(ctx, now);
  return ctx.database.write(async (trx) => {
    const author = await findAuthor(trx, userId);
    const listColleagues = () => ctx.site.selectColleagues(trx, 'listMessages');
    const message = await changeLeadIn(trx, change, {
      author,
      now: now.toISOString(),
      nextDue,
      listColleagues,
    });
    if (!message) throw notFound();
    return message;
  });
}

interface Circumstances {
  author: Author;
  /** ISO 8601 */
  now: string;
  nextDue: string | null;
  /** Who can own a lead. */
  listColleagues(): Promise<Assignee[]>;
}

/** Changes a lead within a transaction. @returns null when there is no such lead */
async function changeLeadIn(
  trx: Connection,
  { id, changes: { version, ...changes }, isExpected }: LeadChange,
  { author, now, nextDue, listColleagues }: Circumstances,
): Promise<Message | null> {
  if (!(await advanceLead(trx, id))) return null;
  const row = (await selectMessage(trx, id))!;
  const before: Message = { ...row, version: row.version - 1 };
  const isStale =
    (version !== undefined && version !== before.version) || (isExpected && !isExpected(before.version));
  const firstSent = before.answered_at === null ? null : await selectFirstSent(trx, id);
  const { after, events, startsTerm } = decideChange(before, changes, { now, nextDue, firstSent });
  const assigned = await describeAssignment(listColleagues, before.assignee_id, after.assignee_id);
  if (events.length === 0 && !assigned && after.answered_at === before.answered_at) {
    // A repeated change, whose first answer was lost, finds its own result.
    await setLeadVersion(trx, id, before.version);
    return before;
  }
  if (isStale) throw leadChanged(before);
  await updateLead(trx, row, after, startsTerm ? now : null);
  await recordEvents(
    trx,
    [...events, ...(assigned ? [assigned] : [])].map((event) => ({
      ...event,
      messageId: id,
      author,
      at: now,
    })),
  );
  return { ...row, ...after, read: after.status !== 'new' };
}

async function describeAssignment(
  listColleagues: Circumstances['listColleagues'],
  before: string | null,
  after: string | null,
): Promise<Decision['events'][number] | null> {
  if (before === after) return null;
  if (after === null) return { kind: 'unassigned', data: { from: before } };
  const assignee = (await listColleagues()).find(({ id }) => id === after);
  if (!assignee) {
    const message = 'assignee_id must belong to an account with the right to messages';
    throw invalidFields([{ field: 'assignee_id', message }]);
  }
  return { kind: 'assigned', data: { from: before, to: after, name: assignee.name } };
}

/** 409 with the current lead. */
export const leadChanged = (current: Message): Problem =>
  conflict('This message was changed by someone else since you opened it.', editedMeanwhileCode, { current });

/**
 * Changes, moves or deletes several leads, all or none; those that no longer exist are listed.
 * @throws Problem 400, 403
 */
export async function changeLeads(
  ctx: Context,
  { ids: given, delete: isDeletion, spam: isSpam, ...changes }: BulkChange,
): Promise<BulkResult> {
  const { userId } = requireRight(ctx.caller, 'changeMessages');
  const now = ctx.now();
  const nextDue = await findDue(ctx, now);
  const recipient = isSpam === false ? await readRecipient(ctx) : '';
  // In a fixed order, so that two requests that change the same ones do not deadlock.
  const ids = [...new Set(given)].toSorted();
  return ctx.database.write(async (trx) => {
    const author = await findAuthor(trx, userId);
    let colleagues: Promise<Assignee[]> | undefined;
    const listColleagues = () => (colleagues ??= ctx.site.selectColleagues(trx, 'listMessages'));
    const circumstances = { author, now: now.toISOString(), nextDue, listColleagues };
    const result: BulkResult = { changed: [], missing: [] };
    for (const id of ids) {
      const isThere = isDeletion
        ? await deleteMessageRow(trx, id)
        : isSpam === undefined
          ? await changeLeadIn(trx, { id, changes }, circumstances)
          : await moveMessage(ctx, trx, { id, isSpam, author, at: circumstances.now, recipient });
      (isThere ? result.changed : result.missing).push(id);
      if (isDeletion && isThere)
        await recordAudit(trx, ctx, { action: 'deleted', target: { kind: 'message', id } });
      // On SQLite, a transaction blocks all other writes.
      await setImmediate();
    }
    return result;
  });
}
