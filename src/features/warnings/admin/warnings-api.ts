import { createClient } from '#design/api/create-client.ts';
import { apiBase } from '#paths/api-paths.ts';
import type { createWarningsRoutes } from '../server/warnings.routes.ts';

const warnings = createClient<ReturnType<typeof createWarningsRoutes>>(apiBase);

/** @throws ApiError */
export const listWarnings = () => warnings.get('/warnings');
