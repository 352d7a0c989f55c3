import type { z } from 'zod';
import { apiBase, apiDescriptionPath } from '#paths/api-paths.ts';
import { isCachedForVisitors } from '#platform/http/openapi.ts';
import type { Served } from './create-served.ts';

/** One of the API's routes whose answers to visitors are cached. */
interface CachedRoute {
  /** The name in the request log: `/functions/v1/blog-api/:id`. */
  pattern: string;
  path: RegExp;
  query: QueryReader | null;
}

/** What a target requests from a cached route. */
export interface CachedTarget {
  /** The cache key: the path, and the query parameters that differ from their defaults. */
  key: string;
  pattern: string;
}

type QueryReader = (query: string) => string | null;

/** In characters; a longer one is never cached. */
const longestTarget = 1000;

/**
 * Parses targets of the routes that are declared as cached.
 * @returns null for every other target, and for one that the route refuses
 */
export function createCachedRoutes({ functions }: Served): (target: string) => CachedTarget | null {
  const routes = functions.openAPIRegistry.definitions.flatMap((definition): CachedRoute[] => {
    if (definition.type !== 'route' || !isCachedForVisitors(definition.route)) return [];
    const { path, request } = definition.route;
    const pattern = (apiBase + path).replace(/\/$/, '').replaceAll(/\{(\w+)\}/g, ':$1');
    const query = request?.query as z.ZodObject | undefined;
    return [{ pattern, path: toExpression(pattern), query: query ? createQueryReader(query) : null }];
  });
  routes.push({ pattern: apiDescriptionPath, path: toExpression(apiDescriptionPath), query: null });

  return (target) => {
    if (target.length > longestTarget || target.includes('#')) return null;
    const at = target.indexOf('?');
    const path = at === -1 ? target : target.slice(0, at);
    const route = routes.find((each) => each.path.test(path));
    if (!route) return null;
    if (at === -1 || !route.query) return { key: path, pattern: route.pattern };
    const query = route.query(target.slice(at + 1));
    if (query === null) return null;
    return { key: query === '' ? path : `${path}?${query}`, pattern: route.pattern };
  };
}

/**
 * A parameter consists of letters, digits and other characters that need no escape (RFC 3986, 2.3): each text
 * has one spelling.
 */
function toExpression(pattern: string): RegExp {
  const parts = pattern
    .split('/')
    .map((part) => (part.startsWith(':') ? '[\\w.~-]+' : part.replaceAll('.', '\\.')));
  return new RegExp(`^${parts.join('/')}$`);
}

/**
 * Parses a query with the route's own schema: unknown parameters and defaults are dropped, and the rest is
 * sorted.
 */
function createQueryReader(schema: z.ZodObject): QueryReader {
  const usual = schema.parse({});
  return (query) => {
    if (!isWellFormed(query)) return null;
    const given: Record<string, string> = {};
    for (const [name, value] of new URLSearchParams(query)) {
      if (!Object.hasOwn(schema.shape, name)) continue;
      if (Object.hasOwn(given, name)) return null;
      given[name] = value;
    }
    const { data } = schema.safeParse(given);
    if (!data) return null;
    const unusual = Object.entries(data)
      .filter(([name, value]) => value !== undefined && value !== usual[name])
      .map(([name, value]) => [name, String(value)])
      .toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1));
    return new URLSearchParams(unusual).toString();
  };
}

function isWellFormed(query: string): boolean {
  try {
    decodeURIComponent(query);
    return true;
  } catch {
    return false;
  }
}
