import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { encodeResponse } from './encode.ts';
import { sendEncoded } from './send.ts';

const toHeaders = (head: string[]): Record<string, string> =>
  Object.fromEntries(head.flatMap((name, i) => (i % 2 === 0 ? [[name, head[i + 1]!]] : [])));

it('sends Content-Length with a body, and none with a 304', async () => {
  const text = Buffer.from('<p>One</p>'.repeat(100));
  const headers = { 'content-type': 'text/html', 'content-length': String(text.byteLength) };
  const { br } = (await encodeResponse(200, headers, text, 5)).representations;
  expect(toHeaders(br.head)).toMatchObject({
    'content-length': String(br.body.length),
    'content-encoding': 'br',
    vary: 'accept-encoding',
    etag: br.etag,
  });
  expect(toHeaders(br.unchangedHead)).toEqual({ vary: 'accept-encoding', etag: br.etag });
});

it('keeps every byte, of few and of many', async () => {
  const every = Buffer.from(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  for (const bytes of [every, Buffer.concat(Array.from({ length: 200 }, () => every))]) {
    const encoded = await encodeResponse(200, { 'content-type': 'image/png' }, bytes, 5);
    const server = createServer((request, response) => sendEncoded(request, response, encoded));
    server.listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const sent = await (await fetch(`http://127.0.0.1:${port}`)).bytes();
    expect(Buffer.from(sent).equals(bytes)).toBe(true);
  }
});
