import { useState } from 'react';
import { useRowAction } from '#design/admin/lists/use-row-action.ts';
import type { Message } from '../../contract.ts';
import { messagesApi } from './messages-api.ts';
import { leadsKey } from './use-leads.ts';
import { unreadKey } from './use-unread-count.ts';

const lists = { list: leadsKey, count: unreadKey };

/** What can be done with leads, from a row, beside the opened one, or by a key. */
export interface LeadActions {
  markRead: (lead: Message) => void;
  moveToSpam: (lead: Message, isSpam: boolean) => void;
  askToDelete: (leads: readonly Message[]) => void;
  /** What the question is about; empty without one. */
  toDelete: readonly Message[];
  /** The answer to the question. */
  deleteAsked: () => void;
  dropQuestion: () => void;
}

/** Each is shown at once and taken back when the server refuses. */
export function useLeadActions(): LeadActions {
  const [toDelete, setToDelete] = useState<readonly Message[]>([]);
  const markRead = useRowAction<Message>({
    ...lists,
    change: (message) => ({ ...message, read: true }),
    send: messagesApi.markRead,
    done: 'Message marked as read',
  });
  const markSpam = useRowAction<Message>({
    ...lists,
    send: (id) => messagesApi.markSpam(id, true),
    done: 'Message moved to spam',
  });
  const release = useRowAction<Message>({
    ...lists,
    send: (id) => messagesApi.markSpam(id, false),
    done: 'Message moved to the inbox',
  });
  const remove = useRowAction<Message>({ ...lists, send: messagesApi.remove, done: 'Message deleted' });
  return {
    markRead: ({ id }) => markRead(id),
    moveToSpam: ({ id }, isSpam) => (isSpam ? markSpam(id) : release(id)),
    askToDelete: setToDelete,
    toDelete,
    deleteAsked() {
      for (const { id } of toDelete) remove(id);
    },
    dropQuestion: () => setToDelete([]),
  };
}
