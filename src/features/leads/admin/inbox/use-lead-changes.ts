import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { runWrite } from '#design/admin/run-write.ts';
import { notify } from '#design/ui/toast.ts';
import type { Message } from '../../contract.ts';
import { editedMeanwhileCode, type MessageChanges } from '../../inbox.contract.ts';
import {
  activityKey,
  leadKey,
  leadsKey,
  patchLead,
  personKey,
  rememberLeads,
  unreadKey,
} from './lead-queries.ts';
import { messagesApi } from './messages-api.ts';

/**
 * Key of the last change, which can be undone: its toast is replaced by the next, and removed once undone.
 */
export const undoTopic = 'lead-undo';

/** The changed fields of a lead; omitted ones stay unchanged. */
export type LeadChanges = Omit<MessageChanges, 'version'>;

/** Someone else has changed the same fields meanwhile. */
export interface LeadConflict {
  current: Message;
  changes: LeadChanges;
  /** Who changed it; null if unknown. */
  who: string | null;
  done: string;
}

export interface LeadWrites {
  /** Changes one lead optimistically, and offers to undo it. @returns false when that failed */
  change: (lead: Message, changes: LeadChanges, done: string) => Promise<boolean>;
  conflict: LeadConflict | null;
  /** Keeps the intended change, overwriting someone else's; or drops it. */
  settleConflict: (keepsMine: boolean) => void;
  undo: () => void;
  /** For changes made another way, such as those of several leads. */
  offerUndo: (done: string, takeBack: () => Promise<unknown>) => void;
  refresh: () => void;
}

/**
 * Changes to leads, shown at once and reverted if the server refuses.
 * @param me own account's id
 */
export function useLeadChanges(me: string | null): LeadWrites {
  const client = useQueryClient();
  const [conflict, setConflict] = useState<LeadConflict | null>(null);
  const versions = useRef(new Map<string, number>());
  const chains = useRef(new Map<string, Promise<void>>());
  const lastUndo = useRef<(() => void) | null>(null);
  const running = useRef(0);

  function refresh() {
    if (running.current > 0) return;
    void client.invalidateQueries({ queryKey: [leadsKey] });
    void client.invalidateQueries({ queryKey: [leadKey] });
    void client.invalidateQueries({ queryKey: [unreadKey] });
    void client.invalidateQueries({ queryKey: [activityKey] });
    void client.invalidateQueries({ queryKey: [personKey] });
  }

  function offerUndo(done: string, takeBack: () => Promise<unknown>) {
    let isTaken = false;
    const undo = () => {
      if (isTaken) return;
      isTaken = true;
      lastUndo.current = null;
      void takeBack();
    };
    lastUndo.current = undo;
    notify({ title: done, kind: 'success', topic: undoTopic, action: { label: 'Undo', onSelect: undo } });
  }

  /**
   * Changes of one lead run one after the other: each is based on the version that the previous one created.
   */
  function enqueue(id: string, work: () => Promise<void>) {
    const before = chains.current.get(id) ?? Promise.resolve();
    const next = before.then(work).finally(() => {
      if (chains.current.get(id) === next) chains.current.delete(id);
    });
    chains.current.set(id, next);
    return next;
  }

  async function send(lead: Message, changes: LeadChanges, done: string, isUndo: boolean): Promise<boolean> {
    await client.cancelQueries({ queryKey: [leadsKey] });
    const putBack = rememberLeads(client);
    function report(answer: Message, before: Message) {
      keep(answer);
      if (isUndo) notify({ title: done, kind: 'success', topic: undoTopic });
      else offerUndo(done, () => send(answer, toUndo(before, changes), 'Undone', true));
    }
    patchLead(client, lead.id, toPatch(changes), me);
    running.current += 1;
    let hasFailed = false;
    await enqueue(lead.id, async () => {
      const version = Math.max(lead.version, versions.current.get(lead.id) ?? 0);
      const outcome = await runWrite(() => messagesApi.change(lead.id, { ...changes, version }), {
        conflict: editedMeanwhileCode,
      });
      hasFailed = outcome.kind === 'failed';
      if (outcome.kind === 'failed') return putBack();
      if (outcome.kind === 'done') return report(outcome.answer, lead);
      const current = outcome.error.members['current'] as Message;
      keep(current);
      // Someone else's change to other fields is not a conflict.
      if (isUntouched(lead, current, changes)) {
        const again = await runWrite(() =>
          messagesApi.change(lead.id, { ...changes, version: current.version }),
        );
        hasFailed = again.kind !== 'done';
        if (again.kind === 'done') report(again.answer, current);
        return;
      }
      const activity = await messagesApi.listActivity(lead.id).catch(() => []);
      setConflict({ current, changes, done, who: activity[0]?.author_name ?? null });
    });
    running.current -= 1;
    refresh();
    return !hasFailed;
  }

  function keep(answer: Message) {
    versions.current.set(answer.id, answer.version);
    patchLead(client, answer.id, answer, me);
  }

  return {
    change: (lead, changes, done) => send(lead, changes, done, false),
    conflict,
    settleConflict(keepsMine) {
      if (conflict && keepsMine) void send(conflict.current, conflict.changes, conflict.done, false);
      setConflict(null);
    },
    undo: () => lastUndo.current?.(),
    offerUndo,
    refresh,
  };
}

/** The patch that shows a change at once: read and state go together. */
export function toPatch({ read, ...changes }: LeadChanges): Partial<Message> {
  const patch = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  if (changes.status) return { ...patch, read: changes.status !== 'new' };
  return read === undefined ? patch : { ...patch, read, ...(read && { status: 'open' as const }) };
}

/** The inverse of a change: a state includes its date and its outcome. */
export function toUndo(before: Message, changes: LeadChanges): LeadChanges {
  const { status, due_at, won, value, assignee_id } = before;
  const hadReason = before.lost_reason !== undefined;
  const isState = changes.status !== undefined || changes.read !== undefined;
  return {
    ...(isState && { status, due_at, ...((status === 'done' || won) && { won }), value }),
    ...(changes.assignee_id !== undefined && { assignee_id }),
    ...(changes.due_at !== undefined && { due_at }),
    ...(changes.won !== undefined && status === 'done' && { won }),
    ...(changes.value !== undefined && { value }),
    ...((changes.lost_reason !== undefined || ((isState || changes.won) && hadReason)) && {
      lost_reason: before.lost_reason ?? '',
    }),
  };
}

/** Whether nobody else has changed the fields of this change. */
export function isUntouched(known: Message, current: Message, changes: LeadChanges): boolean {
  return Object.keys(toPatch(changes)).every(
    (field) => known[field as keyof Message] === current[field as keyof Message],
  );
}
