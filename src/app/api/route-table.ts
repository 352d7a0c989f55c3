import type { OpenAPIHono, z } from '@hono/zod-openapi';
import { apiBase, apiDescriptionPath } from '#paths/api-paths.ts';
import type { ApiEnvironment } from '#platform/http/api.ts';
import {
  adminSecurity,
  adminSessionSecurity,
  isCachedForVisitors,
  readMaximumBytes,
} from '#platform/http/openapi.ts';

/** What is served at one path. */
export interface ServedPath {
  /** Its methods; HEAD comes with GET, OPTIONS with any. */
  methods: string[];
  /** The methods that are only for admins. */
  adminMethods: ReadonlySet<string>;
  /** The largest JSON body of each method; undefined: it takes no JSON. */
  jsonBodyBytes: ReadonlyMap<string, number | undefined>;
  /** The parameters that the response to GET depends on, if it is cached for visitors. */
  cachedQuery: ReadonlySet<string> | undefined;
}

interface Operation {
  method: string;
  segments: string[];
  isForAdmins: boolean;
  jsonBodyBytes?: number | undefined;
  cachedQuery?: ReadonlySet<string> | undefined;
}

/** Finds what a path serves (null: nothing), from the described operations. */
export function createRouteTable(
  functions: OpenAPIHono<ApiEnvironment>,
): (path: string) => ServedPath | null {
  const operations = [...listOperations(functions), openapiDocument];

  return (path) => {
    const segments = split(path);
    const served = operations.filter((operation) => matches(operation.segments, segments));
    if (served.length === 0) return null;
    const methods = new Set([...served.map(({ method }) => method), 'OPTIONS']);
    if (methods.has('GET')) methods.add('HEAD');
    const adminMethods = new Set(served.filter((one) => one.isForAdmins).map(({ method }) => method));
    if (adminMethods.has('GET')) adminMethods.add('HEAD');
    const jsonBodyBytes = new Map(served.map((one) => [one.method, one.jsonBodyBytes] as const));
    const cachedQuery = served.find(({ method }) => method === 'GET')?.cachedQuery;
    return { methods: [...methods].toSorted(), adminMethods, jsonBodyBytes, cachedQuery };
  };
}

function listOperations(functions: OpenAPIHono<ApiEnvironment>): Operation[] {
  return functions.openAPIRegistry.definitions.flatMap((definition) => {
    if (definition.type !== 'route') return [];
    const { method, path, security, request } = definition.route;
    const isForAdmins = security === adminSecurity || security === adminSessionSecurity;
    const jsonBodyBytes = readMaximumBytes(request?.body);
    const query = request?.query as z.ZodObject | undefined;
    const cachedQuery = isCachedForVisitors(definition.route)
      ? new Set(Object.keys(query?.shape ?? {}))
      : undefined;
    return [{ method: method.toUpperCase(), segments: split(path), isForAdmins, jsonBodyBytes, cachedQuery }];
  });
}

const split = (path: string): string[] => path.split('/').filter(Boolean);

/** The description itself is not an operation. */
const openapiDocument: Operation = {
  method: 'GET',
  segments: split(apiDescriptionPath.slice(apiBase.length)),
  isForAdmins: false,
  cachedQuery: new Set(),
};

const matches = (pattern: string[], segments: string[]): boolean =>
  pattern.length === segments.length &&
  pattern.every((part, i) => part.startsWith('{') || part === segments[i]);
