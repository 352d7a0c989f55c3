import { createClient } from '#design/api/create-client.ts';
import { apiBase } from '#paths/api-paths.ts';
import type { createPrivacyRoutes } from '../server/privacy.routes.ts';

const privacy = createClient<ReturnType<typeof createPrivacyRoutes>>(apiBase);

/** Requests about what is kept about a person. Each requires a recent sign-in, and throws ApiError. */
export const privacyApi = {
  find: (email: string) => privacy.get('/personal-data', { query: { email } }),
  erase: (email: string) => privacy.delete('/personal-data', { query: { email } }),
};
