import type { MiddlewareHandler } from 'hono';
import { badRequest, invalidFields, tooLarge, unsupportedMediaType } from './problem.ts';
import { findUnstorable } from './text-safety.ts';

/** A post's content is the largest thing that travels as JSON. */
const bodyLimitBytes = 1_048_576;

/** The one path that takes a multipart body. */
const uploadPathEnd = '/uploads';

/** Far more than any contract has; what walks through a value recursively must not run out of stack. */
const nestingLimit = 32;

const methodsWithBody = new Set(['POST', 'PUT', 'PATCH']);

/**
 * Guards every JSON body before a contract sees it: its media type (a form or text/plain from a
 * foreign page must not pass as JSON), size, UTF-8, JSON grammar and storable text.
 * Uploads are left to their own route.
 */
export const guardJsonBody: MiddlewareHandler = async (c, next) => {
  if (!methodsWithBody.has(c.req.method) || c.req.path.endsWith(uploadPathEnd)) return next();
  const mediaType = (c.req.header('content-type') ?? '').split(';')[0]!.trim().toLowerCase();
  const bytes = await readBounded(c.req.raw, bodyLimitBytes);
  if (mediaType !== 'application/json') {
    if (bytes.byteLength === 0 && mediaType === '') throw badRequest('A JSON body is required');
    throw unsupportedMediaType('application/json');
  }
  const text = decodeUtf8(bytes);
  checkJson(text);
  // Hono keeps promises in its cache, whatever the cache's type says.
  Object.assign(c.req.bodyCache, { text: Promise.resolve(text) });
  await next();
};

/**
 * Reads a body of at most `limit` bytes; stops reading as soon as it is larger.
 * @throws Problem 413
 */
export async function readBounded(request: Request, limit: number): Promise<Uint8Array> {
  const problem = () => tooLarge(`The request body may have at most ${limit} bytes`);
  const length = request.headers.get('content-length');
  if (Number(length ?? 0) > limit) throw problem();
  // Node holds a body to the length that it announces, and this way it needs no stream: 0.1 ms less.
  if (length !== null) return new Uint8Array(await request.arrayBuffer());
  if (!request.body) return new Uint8Array();
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.body) {
    size += part.byteLength;
    if (size > limit) throw problem();
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/**
 * A JSON body's value, once its bytes are looked at as `guardJsonBody` does.
 * @throws Problem 400
 */
export const parseJsonBody = (bytes: Uint8Array): unknown => checkJson(decodeUtf8(bytes));

const strictUtf8 = new TextDecoder('utf-8', { fatal: true });

function decodeUtf8(bytes: Uint8Array): string {
  try {
    return strictUtf8.decode(bytes);
  } catch {
    throw badRequest('The request body is not valid UTF-8');
  }
}

function checkJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw badRequest('The request body is not valid JSON');
  }
  if (isNestedDeeper(value, nestingLimit)) throw badRequest('The request body is nested too deeply');
  const field = findUnstorable(value);
  if (field) throw invalidFields([{ field, message: `${field} has characters that cannot be stored` }]);
  return value;
}

function isNestedDeeper(value: unknown, levels: number): boolean {
  if (value === null || typeof value !== 'object') return false;
  if (levels === 0) return true;
  return Object.values(value).some((inner) => isNestedDeeper(inner, levels - 1));
}
