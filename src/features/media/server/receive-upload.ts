import { randomUUID } from 'node:crypto';
import { mkdir, open, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { addAbortSignal } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import {
  badRequest,
  invalidFields,
  tooLarge,
  unavailable,
  unsupportedMediaType,
} from '#platform/http/problem.ts';
import { cleanFileName } from '#domain/uploads/clean-file-name.ts';
import { uploadKindSchema, uploadLimitBytes, type UploadKind } from '../contract.ts';

/** The file plus the form's own bytes. */
const bodyLimitBytes = uploadLimitBytes + 16_384;

/** How many bodies are being received, or wait on disk, at once: 640 MB at most. */
const uploadsAtOnce = 64;

/** The form has two fields; any others are dropped. */
const formLimits = { fields: 10, files: 10, parts: 20, fieldSize: 1000, headerPairs: 50 };

export interface ReceivedUpload {
  kind: UploadKind;
  /** The name that its sender gives it; empty if there is none. */
  fileName: string;
  readBytes(): Promise<Uint8Array>;
}

export const noFile = () => badRequest('Choose an image file to upload');

export const tooLargeBody = () => tooLarge(`The request body may have at most ${bodyLimitBytes} bytes`);

export function tooManyUploads() {
  const problem = unavailable('Too many images are being uploaded. Please try again in a moment.');
  problem.headers['connection'] = 'close';
  return problem;
}

let underWay = 0;

/**
 * Receives a form with an image, and passes it to `handle`. Only a small part of it is in memory at a time:
 * it goes to a file without a name, of which nothing is left, however the process ends.
 * @param dir on whose disk the file is
 * @throws Problem 400, 413, 415; 503 before any of the body is read
 */
export async function withUpload<T>(
  request: Request,
  dir: string,
  handle: (upload: ReceivedUpload) => Promise<T>,
): Promise<T> {
  const contentType = request.headers.get('content-type') ?? '';
  if (!contentType.startsWith('multipart/form-data')) throw unsupportedMediaType('multipart/form-data');
  if (Number(request.headers.get('content-length') ?? 0) > bodyLimitBytes) throw tooLargeBody();
  if (underWay >= uploadsAtOnce) throw tooManyUploads();
  underWay += 1;
  try {
    const file = await openUnnamed(dir);
    try {
      return await handle(await receive(request, contentType, file));
    } finally {
      await file.close();
    }
  } finally {
    underWay -= 1;
  }
}

async function openUnnamed(dir: string): Promise<FileHandle> {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const path = join(dir, `.work-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  await rm(path);
  return file;
}

async function receive(request: Request, contentType: string, file: FileHandle): Promise<ReceivedUpload> {
  const { fields, fileName } = await receiveForm(request, contentType, file);
  const { size } = await file.stat();
  if (size === 0) throw noFile();
  const kind = uploadKindSchema.safeParse(fields.get('kind') ?? 'blog');
  if (!kind.success) throw invalidFields([{ field: 'kind', message: kind.error.issues[0]!.message }]);
  return {
    kind: kind.data,
    fileName,
    async readBytes() {
      const bytes = Buffer.alloc(size);
      await file.read(bytes, 0, size, 0);
      return bytes;
    },
  };
}

/**
 * Writes the field `file` to a file.
 * @returns the other fields, and the file's name
 */
async function receiveForm(
  request: Request,
  contentType: string,
  file: FileHandle,
): Promise<{ fields: Map<string, string>; fileName: string }> {
  const fields = new Map<string, string>();
  let fileName = '';
  const stopping = new AbortController();
  let writing: Promise<void> | undefined;
  /** Failures other than the form's own syntax. */
  let failure: unknown;
  const stop = (error: unknown) => {
    failure ??= error;
    stopping.abort();
  };
  async function* readParts() {
    try {
      if (request.body) yield* limitBytes(request.body);
    } catch (error) {
      stop(error);
    }
  }
  try {
    const form = new Busboy({ headers: { 'content-type': contentType }, limits: formLimits });
    form.on('field', (name, value) => fields.set(name, value));
    form.on('file', (name, content, givenName) => {
      if (name !== 'file' || writing) return void content.resume();
      fileName = givenName ? cleanFileName(givenName) : '';
      addAbortSignal(stopping.signal, content);
      writing = append(file, content).catch(stop);
    });
    await pipeline(readParts, form, { signal: stopping.signal });
  } catch {
    stop(badRequest('The form could not be read'));
  }
  await writing;
  if (failure !== undefined) throw failure;
  return { fields, fileName };
}

async function append(file: FileHandle, content: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const part of content) await file.appendFile(part);
}

/** @throws Problem 413 as soon as there are more */
async function* limitBytes(body: ReadableStream<Uint8Array>) {
  let size = 0;
  for await (const part of body) {
    size += part.byteLength;
    if (size > bodyLimitBytes) throw tooLargeBody();
    yield part;
  }
}
