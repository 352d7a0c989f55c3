import { Hono } from 'hono';
import type { Auth } from '#features/identity/server/create-auth.ts';
import { apiBase, apiDescriptionPath } from '#paths/api-paths.ts';
import type { Platform } from '#platform/context.ts';
import type { ApiEnvironment } from '#platform/http/api.ts';
import { createFunctions, type Functions } from './create-functions.ts';
import { describeApi } from './describe-api.ts';

/** The API's routes, and what serves them to an already identified and counted caller. */
export interface Served {
  functions: Functions;
  app: Hono<ApiEnvironment>;
}

export function createServed({ config }: Pick<Platform, 'config'>, auth: Auth): Served {
  const functions = createFunctions(auth);
  const app = new Hono<ApiEnvironment>({ strict: false });
  let description: string | undefined;
  app.get(apiDescriptionPath, (c) => {
    description ??= JSON.stringify(describeApi(functions, config, apiBase));
    return c.body(description, 200, { 'content-type': 'application/json' });
  });
  app.route(apiBase, functions);
  return { functions, app };
}
