import { createClient } from '#design/api/create-client.ts';
import { apiBase } from '#paths/api-paths.ts';
import type { warningsRoutes } from '../server/warnings.routes.ts';

const warnings = createClient<typeof warningsRoutes>(apiBase);

/** @throws ApiError */
export const listWarnings = () => warnings.get('/warnings');
