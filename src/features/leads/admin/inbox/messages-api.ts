import { createClient } from '#design/api/create-client.ts';
import { apiBase, apiPath } from '#paths/api-paths.ts';
import type { Message } from '../../contract.ts';
import type { BulkChange, MessageChanges } from '../../desk.contract.ts';
import type { createDeskRoutes } from '../../server/desk/desk.routes.ts';
import type { leadPresenceRoutes } from '../../server/desk/lead-presence.routes.ts';
import type { createMessageSpamRoutes } from '../../server/spam/message-spam.routes.ts';
import type { messagesOverviewRoutes } from '../../server/messages/messages-overview.routes.ts';
import type { createMessagesRoutes } from '../../server/messages/messages.routes.ts';
import { toFilterQuery, type LeadFilter } from './lead-filter.ts';

const messages = createClient<
  | ReturnType<typeof createMessagesRoutes>
  | ReturnType<typeof createMessageSpamRoutes>
  | typeof leadPresenceRoutes
>(apiPath('messages'));
const overview = createClient<typeof messagesOverviewRoutes | ReturnType<typeof createDeskRoutes>>(apiBase);

/** In characters: what is searched for. */
const searchLimit = 200;

/** Messages of one person that are shown beside another of theirs. */
const personLimit = 20;

/** What the admin area asks about the contact messages. Each throws ApiError. */
export const messagesApi = {
  list: (next: string | null, filter: LeadFilter) =>
    messages.getPage('/', { query: toFilterQuery(filter) }, next),
  /** The newest in the inbox. @param email in lower case */
  async listOfAddress(email: string): Promise<Message[]> {
    const { rows } = await messages.getPage('/', {
      query: { q: email.slice(0, searchLimit), limit: String(personLimit) },
    });
    return rows.filter((message) => message.email.toLowerCase() === email);
  },
  read: (id: string) => messages.get('/:id', { param: { id } }),
  countUnread: async () => (await overview.get('/messages-unread')).unread,
  exportAddress: (filter: LeadFilter) =>
    overview.addressOf('/messages-export', { query: toFilterQuery(filter) }),
  /** @param changes with the version that they began from; without one they are made in any case */
  change: (id: string, changes: MessageChanges) => messages.patch('/:id', { param: { id }, json: changes }),
  changeAll: (change: BulkChange) => overview.post('/messages-bulk', { json: change }),
  listAssignees: () => overview.get('/messages-assignees'),
  listNotes: (id: string) => overview.get('/messages-api/:id/notes', { param: { id } }),
  addNote: (id: string, text: string) =>
    overview.post('/messages-api/:id/notes', { param: { id }, json: { text } }),
  listActivity: (id: string) => overview.get('/messages-api/:id/activity', { param: { id } }),
  /** @returns who else has it open */
  notePresence: (id: string) => messages.post('/:id/presence', { param: { id } }),
  markSpam: (id: string, spam: boolean) => messages.put('/:id/spam', { param: { id }, json: { spam } }),
  remove: (id: string) => messages.delete('/:id', { param: { id } }),
};
