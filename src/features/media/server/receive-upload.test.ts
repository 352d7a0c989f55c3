import { readdirSync } from 'node:fs';
import { beforeEach, expect, it, vi } from 'vitest';
import { makeTestFolder } from '#tests/support/test-folder.ts';
import { withUpload, type ReceivedUpload } from './receive-upload.ts';

let dir = '';
beforeEach(() => {
  dir = makeTestFolder();
});

const type = 'multipart/form-data; boundary=part';
const head = '--part\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n';

const makeRequest = (body: BodyInit, contentType = type, length?: number) =>
  new Request('http://localhost/', {
    method: 'POST',
    headers: {
      'content-type': contentType,
      ...(length !== undefined && { 'content-length': String(length) }),
    },
    body,
    duplex: 'half',
  } as RequestInit);

const read = async ({ kind, readBytes }: ReceivedUpload) => ({
  kind,
  text: Buffer.from(await readBytes()).toString(),
});

it('gives the file and its kind, in whatever order and pieces they come, and leaves nothing', async () => {
  const text =
    `${head}a picture\r\n--part\r\nContent-Disposition: form-data; name="other"; filename="b"\r\n\r\nx\r\n` +
    '--part\r\nContent-Disposition: form-data; name="kind"\r\n\r\nlogo\r\n--part--\r\n';
  const pieces = new ReadableStream({
    start(controller) {
      for (const byte of Buffer.from(text)) controller.enqueue(new Uint8Array([byte]));
      controller.close();
    },
  });
  expect(await withUpload(makeRequest(pieces), dir, read)).toEqual({ kind: 'logo', text: 'a picture' });
  expect(readdirSync(dir)).toEqual([]);
});

it.each<[string, BodyInit, string, number]>([
  ['no multipart form', '{}', 'application/json', 415],
  ['a form without its boundary', 'x', 'multipart/form-data', 400],
  ['what is not the form that it says', 'nonsense', type, 400],
  ['a form that is cut off', `${head}half`, type, 400],
  ['an empty file', `${head}\r\n--part--\r\n`, type, 400],
  ['no file', '--part--\r\n', type, 400],
  ['a file in pieces that is too large', new Blob([head, new Uint8Array(11_000_000)]), type, 413],
])('refuses %s, and leaves nothing', async (_what, body, contentType, status) => {
  const stream = new Response(body).body!;
  await expect(withUpload(makeRequest(stream, contentType), dir, read)).rejects.toMatchObject({ status });
  expect(readdirSync(dir)).toEqual([]);
});

it('reports what ended a body as what it is', async () => {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(Buffer.from(`${head}half`));
    },
    pull: (controller) => controller.error(new Error('aborted')),
  });
  await expect(withUpload(makeRequest(body), dir, read)).rejects.toThrow('aborted');
});

it('reads nothing of a body that is too large by its own account', async () => {
  const pull = vi.fn();
  const body = new ReadableStream({ pull }, { highWaterMark: 0 });
  await expect(withUpload(makeRequest(body, type, 11_000_000), dir, read)).rejects.toMatchObject({
    status: 413,
  });
  expect(pull).not.toHaveBeenCalled();
});

it('takes so many at once, and refuses the next before it is read', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const wait = vi.fn(() => promise);
  const whole = `${head}a picture\r\n--part--\r\n`;
  const taken = Array.from({ length: 64 }, () => withUpload(makeRequest(whole), dir, wait));
  const pull = vi.fn();
  const next = makeRequest(new ReadableStream({ pull }, { highWaterMark: 0 }));
  await expect(withUpload(next, dir, read)).rejects.toMatchObject({
    status: 503,
    headers: { 'retry-after': '5', connection: 'close' },
  });
  expect(pull).not.toHaveBeenCalled();
  resolve();
  await Promise.all(taken);
  expect(wait).toHaveBeenCalledTimes(64);
  expect(await withUpload(makeRequest(whole), dir, read)).toEqual({ kind: 'blog', text: 'a picture' });
});
