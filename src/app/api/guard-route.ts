import type { OpenAPIHono, z } from '@hono/zod-openapi';
import type { Hono, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { apiBase, apiDescriptionPath } from '#paths/api-paths.ts';
import { requireRight } from '#platform/context.ts';
import type { ApiEnvironment } from '#platform/http/api.ts';
import {
  adminSecurity,
  adminSessionSecurity,
  isCachedForVisitors,
  readMaximumBytes,
} from '#platform/http/openapi.ts';
import { methodNotAllowed, notFound } from '#platform/http/problem.ts';
import { isOperation, type Operation as Guarded } from '#platform/rights.contract.ts';

/** A route's declarations about itself. */
interface Operation {
  /** The operation that it requires a right to; null: it is open, or it is about the session itself. */
  guarded: Guarded | null;
  /** The largest JSON body; undefined: it takes no JSON. */
  jsonBodyBytes?: number | undefined;
  /** The parameters that the response depends on, if it is cached for visitors. */
  cachedQuery?: ReadonlySet<string> | undefined;
}

const methods = ['DELETE', 'GET', 'PATCH', 'POST', 'PUT'];

/**
 * Answers requests that need no body: an unknown path, a wrong method, OPTIONS, and an operation
 * requested by someone without the right to it. (Its verb checks the right again.)
 * @param api whose router knows all paths
 * @param functions the routes with what they declare; one that does not is not served
 */
export function guardRoute(
  api: Hono<ApiEnvironment>,
  functions: OpenAPIHono<ApiEnvironment>,
): MiddlewareHandler<ApiEnvironment> {
  const operations = listOperations(functions);
  const find = (routes: { method: string; path: string }[]): Operation | undefined =>
    routes.map(({ method, path }) => operations.get(`${method} ${path}`)).find(Boolean);
  const isServed = (method: string, path: string): boolean =>
    find(api.router.match(method, path)[0].map(([[, route]]) => route)) !== undefined;

  return async (c, next) => {
    const { method, path } = c.req;
    if (/%00/.test(path)) throw notFound();
    const operation = find(matchedRoutes(c));
    if (!operation) {
      const served = methods.filter((one) => isServed(one, path));
      if (served.length === 0) throw notFound();
      const allow = [...served, 'OPTIONS', ...(served.includes('GET') ? ['HEAD'] : [])].toSorted();
      if (method !== 'OPTIONS') throw methodNotAllowed(allow);
      return c.body(null, 204, { allow: allow.join(', ') });
    }
    if (operation.guarded) requireRight(c.get('context').caller, operation.guarded);
    c.set('jsonBodyBytes', operation.jsonBodyBytes);
    c.set('cachedQuery', operation.cachedQuery);
    await next();
    return undefined;
  };
}

/** By method and path, as the router has them. */
function listOperations(functions: OpenAPIHono<ApiEnvironment>): Map<string, Operation> {
  const operations = new Map<string, Operation>();
  for (const definition of functions.openAPIRegistry.definitions) {
    if (definition.type !== 'route') continue;
    const { method, path, operationId = '', security, request } = definition.route;
    const query = request?.query as z.ZodObject | undefined;
    operations.set(`${method.toUpperCase()} ${apiBase}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, {
      guarded:
        security === adminSecurity || security === adminSessionSecurity ? toGuarded(operationId) : null,
      jsonBodyBytes: readMaximumBytes(request?.body),
      cachedQuery: isCachedForVisitors(definition.route)
        ? new Set(Object.keys(query?.shape ?? {}))
        : undefined,
    });
  }
  // The description itself is not an operation.
  return operations.set(`GET ${apiDescriptionPath}`, { guarded: null, cachedQuery: new Set() });
}

/** @throws Error for an operation without a right: nobody could say who may do it */
function toGuarded(operationId: string): Guarded {
  if (!isOperation(operationId)) throw new Error(`rights.contract.ts has no right for ${operationId}`);
  return operationId;
}
