import type { IncomingMessage } from 'node:http';
import { applicationFileLimit } from '#features/leads/application.contract.ts';
import { bytesPerCall } from '#platform/http/json-body.ts';
import { badRequest, tooLarge, unavailable, unsupportedMediaType } from '#platform/http/problem.ts';
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

/** A form and the file in it. */
export interface ReadForm {
  values: Record<string, string>;
  file?: { name: string; bytes: Uint8Array } | undefined;
}

/** A form with a file, which has up to 10 MB. */
const fileFormLimitBytes = applicationFileLimit + formLimitBytes;

/** Each may be in memory as a whole. */
const filesAtOnce = 4;
let filesUnderWay = 0;

/**
 * The fields of a native form's POST, and the file that it carries. Line ends arrive as CRLF (URL Standard, form
 * submission) and count as the one character that was typed.
 * @throws Problem 400, 413, 415; 503 while too many carry a file
 */
export async function readForm(request: IncomingMessage): Promise<ReadForm> {
  const contentType = request.headers['content-type'] ?? '';
  const mediaType = contentType.split(';')[0]!.trim().toLowerCase();
  if (mediaType === 'multipart/form-data') return readFileForm(request, contentType);
  if (mediaType !== 'application/x-www-form-urlencoded') throw unsupportedMediaType('a web form');
  const bytes = await readBytes(request, formLimitBytes);
  if (bytes.reduce((count, byte) => count + (byte === ampersand ? 1 : 0), 1) > maximumFields) {
    throw tooManyFields();
  }
  return { values: toValues(new URLSearchParams(bytes.toString('utf8'))) };
}

async function readFileForm(request: IncomingMessage, contentType: string): Promise<ReadForm> {
  if (filesUnderWay >= filesAtOnce) throw unavailable();
  filesUnderWay += 1;
  try {
    const bytes = await readBytes(request, fileFormLimitBytes);
    const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': contentType } })
      .formData()
      .catch(() => null);
    if (!form) throw badRequest('The form cannot be read');
    const entries = [...form];
    if (entries.length > maximumFields) throw tooManyFields();
    const fields = entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
    const [sent] = entries.flatMap(([, value]) =>
      typeof value === 'string' || value.size === 0 ? [] : [value],
    );
    return {
      values: toValues(fields as [string, string][]),
      file: sent && { name: sent.name, bytes: new Uint8Array(await sent.arrayBuffer()) },
    };
  } finally {
    filesUnderWay -= 1;
  }
}

const tooManyFields = () => badRequest(`The form may have at most ${maximumFields} fields`);

async function readBytes(request: IncomingMessage, limitBytes: number): Promise<Buffer> {
  const problem = () => tooLarge(`The form may have at most ${limitBytes} bytes`);
  if (Number(request.headers['content-length'] ?? 0) > limitBytes) throw problem();
  const parts: Buffer[] = [];
  let size = 0;
  // If its iterator destroyed the request, the response's connection would be closed with it.
  const body: AsyncIterable<Buffer> = request.iterator({ destroyOnReturn: false });
  for await (const part of body) {
    size += part.byteLength;
    if (size > limitBytes) throw problem();
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function toValues(fields: Iterable<[string, string]>): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of fields) {
    if (isUnstorable(name) || isUnstorable(value)) {
      throw badRequest('The form has characters that cannot be stored');
    }
    values[name] = value.replaceAll('\r\n', '\n');
  }
  return values;
}
