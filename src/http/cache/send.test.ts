import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { encodeResponse } from './encode.ts';
import { chooseRepresentation, sendEncoded } from './send.ts';

const page = await encodeResponse(
  200,
  { 'content-type': 'text/html' },
  Buffer.from('a page '.repeat(200)),
  5,
);

const chooses = (acceptEncoding: string | undefined) => {
  const { head } = chooseRepresentation(page, acceptEncoding, undefined).representation;
  const at = head.indexOf('content-encoding');
  return at === -1 ? 'identity' : head[at + 1];
};

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['BR', 'br'],
  ['GZip;Q=1.0', 'gzip'],
  ['x-gzip', 'gzip'],
  ['br;Q=0, gzip', 'gzip'],
  ['br; q=0.000 , gzip ; q=0', 'identity'],
  ['br;q=0.001', 'br'],
  ['gzip;q=0.5, br;q=0.1', 'br'],
  ['br;x=1;q=0', 'identity'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['*;Q=0, gzip', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['identity, *;q=0', 'identity'],
  ['brotli, gzipped', 'identity'],
])('answers Accept-Encoding "%s" with %s', (header, encoding) => {
  expect(chooses(header)).toBe(encoding);
});

it('lets others pass between large bodies that are asked for at once', async () => {
  const large = await encodeResponse(200, { 'content-type': 'image/png' }, Buffer.alloc(300_000), 5);
  const events: string[] = [];
  const sent = ['a', 'b', 'c'].map(
    (name) =>
      new Promise<void>((resolve) => {
        const request = new IncomingMessage(new Socket());
        const response = new ServerResponse(request);
        response.end = () => {
          events.push(name);
          resolve();
          return response;
        };
        sendEncoded(request, response, large);
      }),
  );
  let isOver = false;
  const note = () => {
    events.push('.');
    if (!isOver) setImmediate(note);
  };
  setImmediate(note);
  await Promise.all(sent);
  isOver = true;
  expect(events.join('')).toMatch(/^a\.+b\.+c$/);
});
