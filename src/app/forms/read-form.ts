import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import { applicationFileLimit } from '#features/leads/application.contract.ts';
import { BoundedQueue } from '#platform/bounded-queue.ts';
import { bytesPerCall } from '#platform/http/json-body.ts';
import { badRequest, Problem, tooBusy, tooLarge, unsupportedMediaType } from '#platform/http/problem.ts';
import { isUnstorable } from '#platform/http/text-safety.ts';
import { readBody, readParts } from '../read-body.ts';

/** Fits all fields of the longest form at their limits, percent-encoded, several times. */
const formLimitBytes = 65_536;

/** The longest form has ten. */
const maximumFields = 100;

const ampersand = 0x26;

/** A form with a file, which has up to 10 MB. */
const fileFormLimitBytes = applicationFileLimit + formLimitBytes;

/** A field that fills this size is refused. */
const partLimits = { parts: maximumFields, fieldSize: formLimitBytes + 1, headerPairs: 50 };

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

/** Each may be in memory as a whole. A few who send slowly do not keep the others out. */
const files = new BoundedQueue({ running: 8, waiting: 0, ofOneClient: 2, refuse: tooBusy });

/**
 * The fields of a native form's POST, and the file that it carries. Line ends arrive as CRLF (URL Standard, form
 * submission) and count as the one character that was typed.
 * @param client whose network it is
 * @throws Problem 400, 413, 415; 503 while too many carry a file
 */
export async function readForm(request: IncomingMessage, client: string | undefined): Promise<ReadForm> {
  const contentType = request.headers['content-type'] ?? '';
  const mediaType = contentType.split(';')[0]!.trim().toLowerCase();
  if (mediaType === 'multipart/form-data') {
    return files.run(() => readFileForm(request, contentType), { client });
  }
  if (mediaType !== 'application/x-www-form-urlencoded') throw unsupportedMediaType('a web form');
  const bytes = await readBody(request, limitTo(formLimitBytes));
  if (bytes.reduce((count, byte) => count + (byte === ampersand ? 1 : 0), 1) > maximumFields) {
    throw tooManyFields();
  }
  return { values: toValues(new URLSearchParams(bytes.toString('utf8'))) };
}

/** A form with a file is read as it arrives: the whole of it would hold up the event loop. */
async function readFileForm(request: IncomingMessage, contentType: string): Promise<ReadForm> {
  const fields: [string, string][] = [];
  let fieldsLength = 0;
  let sent: { name: string; parts: Buffer[] } | undefined;
  try {
    const form = new Busboy({ headers: { 'content-type': contentType }, limits: partLimits });
    form.on('field', (field, value) => {
      fieldsLength += field.length + value.length;
      if (fieldsLength > formLimitBytes) form.destroy(limitTo(formLimitBytes).refuse());
      fields.push([field, value]);
    });
    form.on('file', (_field, content, name = '') => {
      const file = { name, parts: [] as Buffer[] };
      content.on('data', (part: Buffer) => {
        // Browsers send a file without bytes where none was chosen.
        sent ??= file;
        if (sent === file) file.parts.push(part);
      });
    });
    form.on('partsLimit', () => form.destroy(tooManyFields()));
    await pipeline(readParts(request, limitTo(fileFormLimitBytes)), form);
  } catch (error) {
    if (error instanceof Problem || error === request.errored) throw error;
    throw badRequest('The form cannot be read');
  }
  return { values: toValues(fields), file: sent && { name: sent.name, bytes: Buffer.concat(sent.parts) } };
}

const limitTo = (bytes: number) => ({
  bytes,
  refuse: () => tooLarge(`The form may have at most ${bytes} bytes`),
});

const tooManyFields = () => badRequest(`The form may have at most ${maximumFields} fields`);

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
