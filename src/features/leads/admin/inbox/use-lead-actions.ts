import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { runWrite } from '#design/admin/run-write.ts';
import { ApiError } from '#design/api/api-error.ts';
import { notify } from '#design/ui/toast.ts';
import { useRowAction } from '#domain/rows/admin/use-row-action.ts';
import type { Message } from '../../contract.ts';
import { bulkLimit, editedMeanwhileCode, type BulkChange } from '../../inbox.contract.ts';
import { dropLeads, leadsKey, patchLead, rememberLeads, unreadKey } from './lead-queries.ts';
import { messagesApi } from './messages-api.ts';
import { toPatch, toUndo, undoTopic, useLeadChanges, type LeadWrites } from './use-lead-changes.ts';

const lists = { list: leadsKey, count: unreadKey };

/** The changes that can be made to several leads at once. */
type BulkChanges = Omit<BulkChange, 'ids' | 'delete'>;

/** The actions on leads, from a row, beside the opened one, or by a key. */
export interface LeadActions extends LeadWrites {
  markRead: (lead: Message) => void;
  changeAll: (leads: readonly Message[], changes: BulkChanges, done: string) => void;
  moveToSpam: (leads: readonly Message[], isSpam: boolean) => void;
  askToDelete: (leads: readonly Message[]) => void;
  /** The messages that the confirmation is about; empty without one. */
  toDelete: readonly Message[];
  /** The answer to the confirmation. */
  deleteAsked: () => void;
  dropQuestion: () => void;
}

/**
 * Each takes effect at once and is reverted if the server refuses.
 * @param me own account's id
 */
export function useLeadActions(me: string | null): LeadActions {
  const client = useQueryClient();
  const writes = useLeadChanges(me);
  const [toDelete, setToDelete] = useState<readonly Message[]>([]);
  const remove = useRowAction<Message>({ ...lists, send: messagesApi.remove, done: 'Message deleted' });

  async function changeAll(leads: readonly Message[], changes: BulkChanges, done: string) {
    await client.cancelQueries({ queryKey: [leadsKey] });
    const putBack = rememberLeads(client);
    const { spam } = changes;
    const patch =
      spam === undefined ? toPatch(changes) : { spam_reasons: spam ? ['marked' as const] : undefined };
    for (const { id } of leads) patchLead(client, id, patch, me);
    const outcome = await runWrite(() => inParts(leads, (ids) => messagesApi.changeAll({ ids, ...changes })));
    if (outcome.kind === 'done') {
      writes.offerUndo(done, async () => {
        const undone = await runWrite(() => takeBackAll(leads, changes));
        if (undone.kind === 'done')
          notify({ title: describeUndone(undone.answer), kind: 'success', topic: undoTopic });
        writes.refresh();
      });
    } else putBack();
    writes.refresh();
  }

  async function removeAll(leads: readonly Message[]) {
    await client.cancelQueries({ queryKey: [leadsKey] });
    const putBack = rememberLeads(client);
    dropLeads(
      client,
      leads.map(({ id }) => id),
    );
    const outcome = await runWrite(
      () => inParts(leads, (ids) => messagesApi.changeAll({ ids, delete: true })),
      { done: `${leads.length} messages deleted` },
    );
    if (outcome.kind !== 'done') putBack();
    writes.refresh();
  }

  return {
    ...writes,
    markRead: (lead) => void writes.change(lead, { read: true }, 'Message marked as read'),
    changeAll: (leads, changes, done) => void changeAll(leads, changes, done),
    moveToSpam(leads, spam) {
      const what = leads.length === 1 ? 'Message' : `${leads.length} messages`;
      void changeAll(leads, { spam }, `${what} moved to ${spam ? 'spam' : 'the inbox'}`);
    },
    askToDelete: setToDelete,
    toDelete,
    deleteAsked() {
      const [first, ...others] = toDelete;
      if (first && others.length === 0) remove(first.id);
      else void removeAll(toDelete);
    },
    dropQuestion: () => setToDelete([]),
  };
}

/** As many at once as the API accepts. */
async function inParts(leads: readonly Message[], send: (ids: string[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < leads.length; at += bulkLimit) {
    await send(leads.slice(at, at + bulkLimit).map(({ id }) => id));
  }
}

/** @returns how many stay unchanged: someone else has changed them since, or they are gone */
async function takeBackAll(leads: readonly Message[], { spam, ...changes }: BulkChanges): Promise<number> {
  if (spam !== undefined) {
    await inParts(leads, (ids) => messagesApi.changeAll({ ids, spam: !spam }));
    return 0;
  }
  let kept = 0;
  for (const lead of leads) {
    // The bulk change was one step from the known version.
    const undo = { ...toUndo(lead, changes), version: lead.version + 1 };
    try {
      await messagesApi.change(lead.id, undo);
    } catch (error) {
      const isKept =
        error instanceof ApiError && (error.code === editedMeanwhileCode || error.status === 404);
      if (!isKept) throw error;
      kept += 1;
    }
  }
  return kept;
}

const describeUndone = (kept: number): string =>
  kept === 0
    ? 'Undone'
    : `Undone, except for ${kept === 1 ? 'one that was' : `${kept} that were`} changed by someone else`;
