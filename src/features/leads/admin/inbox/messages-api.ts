import { createClient } from '#design/api/create-client.ts';
import { apiBase, apiPath } from '#paths/api-paths.ts';
import type { EnteredMessage } from '../../contract.ts';
import type { BulkChange, MessageChanges } from '../../inbox.contract.ts';
import type { inboxRoutes } from '../../server/inbox/inbox.routes.ts';
import type { deadlineRoutes } from '../../server/deadlines/deadlines.routes.ts';
import type { messagesOverviewRoutes, messagesRoutes } from '../../server/messages/messages.routes.ts';
import { toFilterQuery, type LeadFilter } from './lead-filter.ts';

const messages = createClient<typeof messagesRoutes>(apiPath('messages'));
const overview = createClient<typeof messagesOverviewRoutes | typeof inboxRoutes | typeof deadlineRoutes>(
  apiBase,
);

/** The admin area's requests about contact messages. Each throws ApiError. */
export const messagesApi = {
  list: (next: string | null, filter: LeadFilter) =>
    messages.getPage('/', { query: toFilterQuery(filter) }, next),
  /** The newest of the inbox with a text. */
  find: (q: string, limit: number) => messages.getPage('/', { query: { q, limit: String(limit) } }, null),
  read: (id: string) => messages.get('/:id', { param: { id } }),
  readWaiting: () => overview.get('/messages-waiting'),
  countUnread: async () => (await overview.get('/messages-unread')).unread,
  countByState: () => overview.get('/messages-counts'),
  enter: (message: EnteredMessage) => overview.post('/messages-entered', { json: message }),
  exportUrl: (filter: LeadFilter) => overview.addressOf('/messages-export', { query: toFilterQuery(filter) }),
  /** @param changes with the version that they are based on; without one they are always made */
  change: (id: string, changes: MessageChanges) => messages.patch('/:id', { param: { id }, json: changes }),
  changeAll: (change: BulkChange) => overview.post('/messages-bulk', { json: change }),
  listAssignees: () => overview.get('/messages-assignees'),
  /** The hours that timers count by. */
  readHours: () => overview.get('/messages-hours'),
  /** How soon messages were answered this month. */
  readRecord: () => overview.get('/messages-record'),
  listNotes: (id: string) => overview.get('/messages-api/:id/notes', { param: { id } }),
  addNote: (id: string, text: string) =>
    overview.post('/messages-api/:id/notes', { param: { id }, json: { text } }),
  listActivity: (id: string) => overview.get('/messages-api/:id/activity', { param: { id } }),
  readPerson: (id: string) => overview.get('/messages-api/:id/person', { param: { id } }),
  /** @returns who else has it open */
  notePresence: (id: string) => overview.post('/messages-api/:id/presence', { param: { id } }),
  remove: (id: string) => messages.delete('/:id', { param: { id } }),
};
