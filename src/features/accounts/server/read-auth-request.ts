import { jsonBodyBytes, parseJsonBody, readBounded } from '#platform/http/json-body.ts';
import { methodNotAllowed, unsupportedMediaType } from '#platform/http/problem.ts';
import { refuseIssues } from '#platform/http/refuse-issues.ts';
import type { AuthOperation } from './auth-operations.ts';

export interface AuthRequest {
  request: Request;
  /** What its body was reduced to; empty without one. */
  body: Record<string, unknown>;
}

/**
 * The request as better-auth gets it: with the operation's method, and a JSON body that holds what
 * the contract names and nothing else (no role, no other's address to be sent on to).
 * @throws Problem 400, 405, 413, 415
 */
export async function readAuthRequest(request: Request, operation: AuthOperation): Promise<AuthRequest> {
  const { method, body } = operation;
  if (request.method !== method) throw methodNotAllowed([method]);
  const headers = new Headers(request.headers);
  headers.delete('content-type');
  headers.delete('content-length');
  if (!body) return { request: new Request(request.url, { method, headers }), body: {} };

  const parsed = body.safeParse(await readJson(request));
  if (!parsed.success) throw refuseIssues(parsed.error.issues);
  headers.set('content-type', 'application/json');
  const init = { method, headers, body: JSON.stringify(parsed.data) };
  return { request: new Request(request.url, init), body: parsed.data };
}

async function readJson(request: Request): Promise<unknown> {
  const bytes = await readBounded(request, jsonBodyBytes);
  const mediaType = (request.headers.get('content-type') ?? '').split(';')[0]!.trim().toLowerCase();
  if (mediaType !== 'application/json') throw unsupportedMediaType('application/json');
  return parseJsonBody(bytes);
}
