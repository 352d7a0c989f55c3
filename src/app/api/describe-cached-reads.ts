import type { OpenAPIHono } from '@hono/zod-openapi';
import { isCachedForVisitors } from '#platform/http/openapi.ts';

type Document = ReturnType<OpenAPIHono['getOpenAPI31Document']>;

const ifNoneMatch = {
  name: 'If-None-Match',
  in: 'header' as const,
  required: false,
  schema: { type: 'string' as const },
  description: 'The ETag of the response that the caller has; only for calls without a credential',
  example: '"mMq6Xy0r5Jt0u1mP2c3d4e-identity"',
};

/** Describes conditional requests for the operations whose responses are cached for visitors. */
export function describeCachedReads(document: Document): void {
  for (const { get } of Object.values(document.paths ?? {})) {
    if (!get?.responses || !isCachedForVisitors(get)) continue;
    const { 200: found } = get.responses;
    get.parameters = [...(get.parameters ?? []), ifNoneMatch];
    get.responses[200] = { ...found, headers: { ...found.headers, ETag: etagReference } };
    get.responses[304] = {
      description: 'The response with the ETag in If-None-Match is still current',
      headers: { ETag: etagReference },
    };
  }
}

const etagReference = { $ref: '#/components/headers/ETag' };
