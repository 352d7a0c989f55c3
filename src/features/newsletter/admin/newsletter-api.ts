import { createClient } from '#design/api/create-client.ts';
import { readJson, sendRequest } from '#design/api/send-request.ts';
import { toFolderQuery, type Folder } from '#domain/rows/admin/folder.ts';
import { apiBase, apiPath } from '#paths/api-paths.ts';
import { toQuery } from '#paths/paths.ts';
import type { ImportReport, NewsletterSettings, SubscriptionStatus } from '../contract.ts';
import type { newsletterExportRoutes } from '../server/newsletter-export.routes.ts';
import type { newsletterListRoutes } from '../server/newsletter-list.routes.ts';
import type { senderCheckRoutes } from '../server/sender/sender-check.routes.ts';
import type { newsletterRoutes } from '../server/newsletter.routes.ts';

const subscriptions = createClient<typeof newsletterRoutes>(apiPath('newsletter'));
const exports = createClient<typeof newsletterExportRoutes>(apiBase);
const senderCheck = createClient<typeof senderCheckRoutes>(apiBase);
const lists = createClient<typeof newsletterListRoutes>(apiBase);

/** The list's restrictions, as the API takes them. */
const toListQuery = (search: string, folder: Folder, status: SubscriptionStatus | undefined) => ({
  ...toFolderQuery(search, folder),
  ...(status && folder === 'main' && { status }),
});

export interface ImportMapping {
  /** Columns, from 1. */
  email?: number;
  /** 0: there is none. */
  status?: number;
  tags?: number | undefined;
  tag: string;
  note: string;
}

/** A long file on a slow line. */
const importTimeoutMs = 300_000;

export const settingsKey = 'newsletter-settings';

/** The admin area's requests about the newsletter. Each throws ApiError. */
export const newsletterApi = {
  list: (next: string | null, search: string, folder: Folder, status?: SubscriptionStatus) =>
    subscriptions.getPage('/', { query: toListQuery(search, folder, status) }, next),
  exportUrl: (search: string, folder: Folder, status?: SubscriptionStatus) =>
    exports.addressOf('/newsletter-export', { query: toListQuery(search, folder, status) }),
  markSpam: (id: string, spam: boolean) => subscriptions.put('/:id/spam', { param: { id }, json: { spam } }),
  changeStatus: (id: string, status: 'pending' | 'unsubscribed' | 'suppressed') =>
    subscriptions.put('/:id/status', { param: { id }, json: { status } }),
  changeTags: (id: string, tags: string[]) =>
    subscriptions.put('/:id/tags', { param: { id }, json: { tags } }),
  checkSender: (selector: string) =>
    senderCheck.get('/newsletter-sender-check', { query: selector === '' ? {} : { selector } }),
  remove: (id: string) => subscriptions.delete('/:id', { param: { id } }),
  counts: () => lists.get('/newsletter-counts'),
  settings: () => lists.get('/newsletter-settings'),
  saveSettings: (changes: NewsletterSettings) => lists.put('/newsletter-settings', { json: changes }),
  askAgain: () => lists.post('/newsletter-ask-again'),
  async importFile(
    file: File,
    { email, status, tags, tag, note }: ImportMapping,
    preview: boolean,
  ): Promise<ImportReport> {
    const query = toQuery({
      preview: String(preview),
      email: email?.toString(),
      status: status?.toString(),
      tags: tags?.toString(),
      tag: tag.trim(),
      note: note.trim(),
    });
    const response = await sendRequest(`${apiBase}/newsletter-import${query}`, {
      method: 'POST',
      body: file.slice(0, file.size, 'text/csv'),
      headers: { 'content-type': 'text/csv' },
      timeoutMs: importTimeoutMs,
    });
    return readJson<ImportReport>(response);
  },
};
