import { createClient } from '#design/api/create-client.ts';
import { apiBase } from '#paths/api-paths.ts';
import type { unsentMailsRoutes } from '../server/unsent-mails.routes.ts';

const mails = createClient<typeof unsentMailsRoutes>(apiBase);

/** The admin area's requests about undelivered mails. Each throws ApiError. */
export const unsentMailsApi = {
  list: () => mails.get('/unsent-mails'),
  retry: () => mails.post('/unsent-mails/retry', { json: {} }),
};
