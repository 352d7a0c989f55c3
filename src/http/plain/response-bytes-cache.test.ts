import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { duplexPair } from 'node:stream';
import { expect, it } from 'vitest';
import { encodeResponse } from '../cache/encode.ts';
import { chooseRepresentation } from '../cache/send.ts';
import { BoundedServer } from '../connections/bounded-server.ts';
import { ResponseBytesCache } from './response-bytes-cache.ts';

const encoded = await encodeResponse(200, { 'content-type': 'text/plain' }, randomBytes(30_000), 1);
const choice = chooseRepresentation(encoded, 'identity', undefined);

const readId = (bytes: Buffer) => /x-request-id: (.*)\r/.exec(bytes.toString('latin1'))?.[1];

it('writes over the bytes that nobody keeps, whatever their own headers’ lengths', () => {
  const cache = new ResponseBytesCache(5);
  const write = (id: string) => cache.write(choice, 1000, { 'x-request-id': id });
  const first = write('one');
  const second = write('two');
  expect(second).toBe(first);
  expect(readId(second)).toBe('two');
  cache.keep(second);
  const third = write('six');
  expect([readId(second), readId(third), readId(write('seven'))]).toEqual(['two', 'six', 'seven']);
  expect(readId(third)).toBe('six');
});

it('leaves an answer as it is while its client has not read it', async () => {
  const cache = new ResponseBytesCache(5);
  let count = 0;
  const server = new BoundedServer({}, () => undefined, {
    answerPlainly: () => cache.write(choice, 1000, { 'x-request-id': String((count += 1)) }),
    keepAnswer: (bytes) => cache.keep(bytes),
    refuseOverload: () => '',
  });
  const clients = Array.from({ length: 3 }, () => {
    const [client, socket] = duplexPair();
    server.emit('connection', socket);
    client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    return client;
  });
  await expect.poll(() => count).toBe(clients.length);
  const answers = await Promise.all(clients.map(async (client) => (await once(client, 'data'))[0] as Buffer));
  expect(answers.map(readId)).toEqual(['1', '2', '3']);
  for (const client of clients) client.destroy();
});
