import type { ListData } from '#domain/rows/admin/use-list.ts';
import { createClient } from '#design/api/create-client.ts';
import { readJson, sendRequest } from '#design/api/send-request.ts';
import { apiBase, apiPath } from '#paths/api-paths.ts';
import { toQuery } from '#paths/paths.ts';
import type { Attachment, NewSavedReply, Reply } from '../../replies.contract.ts';
import type { attachmentsRoutes } from '../../server/replies/attachments.routes.ts';
import type { repliesRoutes } from '../../server/replies/replies.routes.ts';
import type { savedRepliesRoutes } from '../../server/replies/saved-replies.routes.ts';

const replies = createClient<typeof repliesRoutes>(apiPath('messages'));
const files = createClient<typeof attachmentsRoutes>(apiPath('messages'));
const aids = createClient<typeof savedRepliesRoutes>(apiBase);

/** For a file of 10 MB over a slow line. */
const uploadTimeoutMs = 300_000;

/** The admin area's requests about replies. Each throws ApiError. */
export const repliesApi = {
  list: (id: string, next: string | null) =>
    replies.getPage('/:id/replies', { param: { id }, query: {} }, next),
  read: (id: string, reply: string) => replies.get('/:id/replies/:reply', { param: { id, reply } }),
  formattedAddress: (id: string, reply: string) =>
    replies.addressOf('/:id/replies/:reply/formatted', { param: { id, reply } }),
  /** @param key the same key is the same reply, however often it is sent */
  send: (
    id: string,
    json: { text: string; attachment_ids: string[]; last_entry_id: string | null },
    key: string,
  ) => replies.post('/:id/replies', { param: { id }, json }, { headers: { 'idempotency-key': key } }),
  retry: (id: string, reply: string) => replies.post('/:id/replies/:reply/retry', { param: { id, reply } }),
  async upload(id: string, file: File): Promise<Attachment> {
    const address = `${apiPath('messages')}/${encodeURIComponent(id)}/attachments${toQuery({ name: file.name })}`;
    const response = await sendRequest(address, {
      method: 'POST',
      body: file,
      headers: { 'content-type': file.type || 'application/octet-stream' },
      timeoutMs: uploadTimeoutMs,
    });
    return readJson<Attachment>(response);
  },
  removeFile: (id: string, attachment: string) =>
    files.delete('/:id/attachments/:attachment', { param: { id, attachment } }),
  fileAddress: (id: string, attachment: string) =>
    files.addressOf('/:id/attachments/:attachment', { param: { id, attachment } }),
  readSetup: () => aids.get('/reply-setup'),
  saveSignature: (text: string) => aids.put('/reply-signature', { json: { text } }),
  listSaved: () => aids.get('/saved-replies'),
  createSaved: (json: NewSavedReply) => aids.post('/saved-replies', { json }),
  changeSaved: (id: string, json: NewSavedReply) => aids.put('/saved-replies/:id', { param: { id }, json }),
  deleteSaved: (id: string) => aids.delete('/saved-replies/:id', { param: { id } }),
};

/** A thread as the browser caches it, newest first. */
export type ThreadData = ListData<Reply>;

export const threadKey = (id: string) => ['replies', id];
export const setupKey = ['reply-setup'];
export const savedKey = ['saved-replies'];
