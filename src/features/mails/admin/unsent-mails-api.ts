import { createClient } from '#design/api/create-client.ts';
import { apiBase } from '#paths/api-paths.ts';
import type { unsentMailsRoutes } from '../server/unsent-mails.routes.ts';

const mails = createClient<typeof unsentMailsRoutes>(apiBase);

/** What the admin area asks about mails that did not get through. Each throws ApiError. */
export const unsentMailsApi = {
  list: () => mails.get('/unsent-mails'),
  retry: () => mails.post('/unsent-mails/retry', { json: {} }),
};
