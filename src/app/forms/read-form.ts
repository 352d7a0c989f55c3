import type { IncomingMessage } from 'node:http';
import { bytesPerCall } from '#platform/http/json-body.ts';
import { badRequest, tooLarge, unsupportedMediaType } from '#platform/http/problem.ts';
import { isUnstorable } from '#platform/http/text-safety.ts';

/** Fits all fields of the longest form at their limits, percent-encoded, several times. */
const formLimitBytes = 65_536;

/** The longest form has ten. */
const maximumFields = 100;

const ampersand = 0x26;

/** How many calls a form counts as, by its announced length (platform/http/json-body.ts). */
export function countAsCalls(request: IncomingMessage): number {
  const bytes = Math.min(Number(request.headers['content-length'] ?? formLimitBytes), formLimitBytes);
  return Math.max(1, Math.ceil(bytes / bytesPerCall));
}

/**
 * The fields of a native form's POST. Line ends arrive as CRLF (URL Standard, form submission) and
 * count as the one character that was typed.
 * @throws Problem 400, 413, 415
 */
export async function readForm(request: IncomingMessage): Promise<Record<string, string>> {
  const mediaType = (request.headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase();
  if (mediaType !== 'application/x-www-form-urlencoded') throw unsupportedMediaType('a web form');
  const problem = () => tooLarge(`The form may have at most ${formLimitBytes} bytes`);
  if (Number(request.headers['content-length'] ?? 0) > formLimitBytes) throw problem();
  const parts: Buffer[] = [];
  let size = 0;
  // If its iterator destroyed the request, the response's connection would be closed with it.
  const body: AsyncIterable<Buffer> = request.iterator({ destroyOnReturn: false });
  for await (const part of body) {
    size += part.byteLength;
    if (size > formLimitBytes) throw problem();
    parts.push(part);
  }
  const bytes = Buffer.concat(parts);
  if (bytes.reduce((count, byte) => count + (byte === ampersand ? 1 : 0), 1) > maximumFields) {
    throw badRequest(`The form may have at most ${maximumFields} fields`);
  }
  const values: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(bytes.toString('utf8'))) {
    if (isUnstorable(name) || isUnstorable(value)) {
      throw badRequest('The form has characters that cannot be stored');
    }
    values[name] = value.replaceAll('\r\n', '\n');
  }
  return values;
}
