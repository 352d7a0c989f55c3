import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from '../context.ts';
import type { Allowance } from './rate-limit-headers.ts';
import { refuseIssues } from './refuse-issues.ts';

/** The bindings and variables of every route (`c.env`, `c.var`). */
export interface ApiEnvironment {
  Bindings: {
    clientIp: string;
    requestId: string;
    /** Records in the request log which pattern the path matched. */
    noteRoute(route: string): void;
  };
  Variables: {
    context: Context;
    clientIp: string;
    allowances: Allowance[];
    /** The largest JSON body that the operation takes; undefined if it takes none. */
    jsonBodyBytes: number | undefined;
    /** The parameters that the response depends on, if it is cached for visitors. */
    cachedQuery: ReadonlySet<string> | undefined;
    /** Counts the request as that many more calls. @throws Problem 429 */
    countCalls: (calls: number) => Promise<void>;
  };
}

/**
 * A feature's routes. A contract's refusal becomes a 400 with a text for each field.
 * @param tag of the API's description, for the routes that have none
 */
export function createRoutes(tag?: string): OpenAPIHono<ApiEnvironment> {
  const routes = new OpenAPIHono<ApiEnvironment>({
    defaultHook(result) {
      if (result.success) return;
      throw refuseIssues(result.error.issues);
    },
  });
  const registry = routes.openAPIRegistry;
  const register = registry.registerPath.bind(registry);
  registry.registerPath = (route) => register({ ...(tag && { tags: [tag] }), ...route });
  return routes;
}
