import { expect } from 'vitest';
import { listOperations, type OpenApiDocument } from './openapi-document.ts';
import type { Prism } from './prism.ts';

/** An id that nothing has. */
export const nowhere = '019a9f5e-8c40-7a52-9d3b-5f0f6f1c2d3e';

/** A request's headers and body; an object as body goes as JSON. */
interface Sent {
  headers?: Record<string, string>;
  body?: unknown;
}

/** Sends requests through Prism and keeps count of what was driven. */
export interface Driver {
  /** A request that the description allows, and the status that it must have. */
  allow(method: string, path: string, status: number, sent?: Sent): Promise<Response>;
  /** A request that is refused, allowed by the description or not. */
  refuse(method: string, path: string, status: number, sent?: Sent): Promise<void>;
  /** What of the operations under these tags was never allowed, or never refused. */
  listUndriven(...tags: string[]): string[];
  /** Each operation that was driven, with the status of its answer. */
  driven: ReadonlySet<string>;
}

/**
 * @param strict looks at requests and answers
 * @param lenient looks at answers alone
 */
export function createDriver(document: OpenApiDocument, strict: Prism, lenient: Prism): Driver {
  const operations = listOperations(document);
  const driven = new Set<string>();

  function note(method: string, path: string, status: number): void {
    const segments = path.split('?')[0]!.split('/');
    const found = operations.find((one) => one.method === method && matches(one.path.split('/'), segments));
    driven.add(`${found?.id} ${status}`);
  }

  return {
    driven,
    async allow(method, path, status, sent = {}) {
      const response = await send(strict, method, path, sent);
      expect([method, path, response.status]).toEqual([method, path, status]);
      note(method, path, status);
      return response;
    },
    async refuse(method, path, status, sent = {}) {
      const response = await send(lenient, method, path, sent);
      expect([method, path, response.status]).toEqual([method, path, status]);
      expect(response.headers.get('content-type')).toBe('application/problem+json');
      expect(await response.json()).toMatchObject({ status, detail: expect.stringMatching(/\S/) });
      note(method, path, status);
    },
    listUndriven: (...tags) =>
      operations
        .filter(({ operation }) => operation.tags.some((tag) => tags.includes(tag)))
        .flatMap(({ id }) => [`${id} 2`, `${id} 4`])
        .filter((wanted) => ![...driven].some((entry) => entry.startsWith(wanted))),
  };
}

const matches = (pattern: string[], segments: string[]): boolean =>
  pattern.length === segments.length &&
  pattern.every((part, i) => part.startsWith('{') || part === segments[i]);

/** Fails where Prism sees another thing than the description says. */
async function send(proxy: Prism, method: string, path: string, { headers, body }: Sent): Promise<Response> {
  const isJson = body !== undefined && !(body instanceof FormData) && typeof body !== 'string';
  const response = await fetch(proxy.url + path, {
    method,
    headers: { ...(isJson && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: isJson ? JSON.stringify(body) : (body as BodyInit) }),
  });
  const text = await response.clone().text();
  const violations = text.includes('stoplight.io/prism/errors')
    ? text
    : response.headers.get('sl-violations');
  expect([method, path, violations]).toEqual([method, path, null]);
  return response;
}

/** Prism refuses every request without a credential, whatever its configuration says. */
export function removeSecurity(document: OpenApiDocument): OpenApiDocument {
  const copy = structuredClone(document);
  for (const { operation } of listOperations(copy)) operation.security = [];
  return copy;
}
