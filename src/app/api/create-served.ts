import { Hono } from 'hono';
import type { Auth } from '#features/identity/server/create-auth.ts';
import { ViewCounter } from '#features/insights/server/view-counter.ts';
import { apiBase, apiDescriptionPath } from '#paths/api-paths.ts';
import { keepSource, type FindSource } from '#domain/attribution/server/complete-source.ts';
import type { Platform } from '#platform/context.ts';
import type { ApiEnvironment } from '#platform/http/api.ts';
import { createFunctions, type Functions } from './create-functions.ts';
import { describeApi } from './describe-api.ts';

/** The API's routes, and what serves them to an already identified and counted caller. */
export interface Served {
  functions: Functions;
  app: Hono<ApiEnvironment>;
}

/**
 * @param findSource what to keep of where a form came from
 * @param views the counter of the visits
 */
export function createServed(
  platform: Platform,
  auth: Auth,
  findSource: FindSource = keepSource,
  views = new ViewCounter(platform),
): Served {
  const functions = createFunctions(platform, auth, { findSource, views });
  const app = new Hono<ApiEnvironment>({ strict: false });
  let description: string | undefined;
  app.get(apiDescriptionPath, (c) => {
    description ??= JSON.stringify(describeApi(functions, platform.config, apiBase));
    return c.body(description, 200, { 'content-type': 'application/json' });
  });
  app.route(apiBase, functions);
  return { functions, app };
}
