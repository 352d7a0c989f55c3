import { createClient } from '#design/api/create-client.ts';
import { toBoxQuery, type Box } from '#design/admin/lists/box.ts';
import { apiBase, apiPath } from '#paths/api-paths.ts';
import type { createMessageSpamRoutes } from '../../server/spam/message-spam.routes.ts';
import type { messagesOverviewRoutes } from '../../server/messages/messages-overview.routes.ts';
import type { createMessagesRoutes } from '../../server/messages/messages.routes.ts';

const messages = createClient<
  ReturnType<typeof createMessagesRoutes> | ReturnType<typeof createMessageSpamRoutes>
>(apiPath('messages'));
const overview = createClient<typeof messagesOverviewRoutes>(apiBase);

/** What the admin area asks about the contact messages. Each throws ApiError. */
export const messagesApi = {
  list: (next: string | null, search: string, box: Box) =>
    messages.getPage('/', { query: toBoxQuery(search, box) }, next),
  countUnread: async () => (await overview.get('/messages-unread')).unread,
  exportAddress: (search: string, box: Box) =>
    overview.addressOf('/messages-export', { query: toBoxQuery(search, box) }),
  markRead: (id: string) => messages.patch('/:id', { param: { id }, json: { read: true } }),
  markSpam: (id: string, spam: boolean) => messages.put('/:id/spam', { param: { id }, json: { spam } }),
  remove: (id: string) => messages.delete('/:id', { param: { id } }),
};
