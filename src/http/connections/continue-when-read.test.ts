import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { openConnection } from '../../../tests/support/raw-connection.ts';
import { BoundedServer } from './bounded-server.ts';

const servers: BoundedServer[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** Sends a head that announces a body, and waits for 100 before it. */
async function announce(answer: RequestListener) {
  const server = new BoundedServer({}, answer, { refuseOverload: () => '' });
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const connection = await openConnection(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  connection.send('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nExpect: 100-continue\r\n\r\n');
  return connection;
}

it('has the body sent once it is read', async () => {
  const { send, readUntil } = await announce((request, response) => {
    const answer = async () => response.end(`read ${await text(request)};`);
    answer().catch(() => {});
  });
  await readUntil('HTTP/1.1 100 Continue\r\n\r\n');
  send('body');
  await expect(readUntil('read body;')).resolves.toBeUndefined();
});

it('says what is refused by the head alone, and nothing before', async () => {
  const { readToEnd } = await announce((_request, response) => void response.writeHead(413).end('refused'));
  expect((await readToEnd()).toString()).toMatch(/^HTTP\/1\.1 413 /);
});
