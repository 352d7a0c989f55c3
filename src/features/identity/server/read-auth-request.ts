import type { z } from 'zod';
import { jsonBodyBytes, parseJsonBody, readBounded } from '#platform/http/json-body.ts';
import { methodNotAllowed, unsupportedMediaType } from '#platform/http/problem.ts';
import { refuseIssues } from '#platform/http/refuse-issues.ts';
import type { AuthOperation } from './auth-operations.ts';

export interface AuthRequest {
  request: Request;
  /** The accepted fields of its body; empty without one. */
  body: Record<string, unknown>;
}

/**
 * The request in the form that better-auth gets: with the operation's method, and with only what the contract
 * names in its query and JSON body (no role, no other site to redirect to).
 * @throws Problem 400, 405, 413, 415
 */
export async function readAuthRequest(request: Request, operation: AuthOperation): Promise<AuthRequest> {
  const { method, body, query } = operation;
  if (request.method !== method) throw methodNotAllowed([method]);
  const headers = new Headers(request.headers);
  headers.delete('content-type');
  headers.delete('content-length');
  const url = new URL(request.url);
  const given = Object.fromEntries(url.searchParams);
  url.search = '';
  for (const [name, value] of Object.entries(query ? parse(query, given) : {})) {
    if (value !== undefined) url.searchParams.set(name, value);
  }
  if (!body) return { request: new Request(url, { method, headers }), body: {} };

  const reduced = parse(body, await readJson(request));
  headers.set('content-type', 'application/json');
  const init = { method, headers, body: JSON.stringify(reduced) };
  return { request: new Request(url, init), body: reduced };
}

/** @throws Problem 400 */
function parse<Reduced>(schema: z.ZodType<Reduced>, value: unknown): Reduced {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw refuseIssues(parsed.error.issues);
}

async function readJson(request: Request): Promise<unknown> {
  const bytes = await readBounded(request, jsonBodyBytes);
  const mediaType = (request.headers.get('content-type') ?? '').split(';')[0]!.trim().toLowerCase();
  if (mediaType !== 'application/json') throw unsupportedMediaType('application/json');
  return parseJsonBody(bytes);
}
