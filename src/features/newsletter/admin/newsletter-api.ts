import { createClient } from '#design/api/create-client.ts';
import { toFolderQuery, type Folder } from '#domain/rows/admin/folder.ts';
import { apiBase, apiPath } from '#paths/api-paths.ts';
import type { newsletterExportRoutes } from '../server/newsletter-export.routes.ts';
import type { createNewsletterRoutes } from '../server/newsletter.routes.ts';

const subscriptions = createClient<ReturnType<typeof createNewsletterRoutes>>(apiPath('newsletter'));
const exports = createClient<typeof newsletterExportRoutes>(apiBase);

/** The admin area's requests about the newsletter. Each throws ApiError. */
export const newsletterApi = {
  list: (next: string | null, search: string, folder: Folder) =>
    subscriptions.getPage('/', { query: toFolderQuery(search, folder) }, next),
  exportAddress: (search: string, folder: Folder) =>
    exports.addressOf('/newsletter-export', { query: toFolderQuery(search, folder) }),
  markSpam: (id: string, spam: boolean) => subscriptions.put('/:id/spam', { param: { id }, json: { spam } }),
  remove: (id: string) => subscriptions.delete('/:id', { param: { id } }),
};
