import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { openConnection } from '../../tests/support/raw-connection.ts';
import { closeGently } from './close-gently.ts';

const megabyte = Buffer.alloc(1_048_576, 0x61);
const servers: Server[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/**
 * A server that refuses a body as soon as some of it has come.
 * @returns a connection on which one begins, and the server's end of it
 */
async function beginBody(length: number) {
  const server = createServer((request, response) => {
    closeGently(request, response);
    request.once('data', () => {
      request.pause();
      response.writeHead(413, { connection: 'close', 'content-length': 7 }).end('refused');
    });
  });
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const accepted = once(server, 'connection') as Promise<[Socket]>;
  const connection = await openConnection(`http://127.0.0.1:${port}`);
  // Who goes on sending although the other side has ended.
  connection.socket.allowHalfOpen = true;
  connection.send(`POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${length}\r\n\r\na`);
  const [taken] = await accepted;
  return { ...connection, taken };
}

it('lets who is refused send to the end, and then read why', async () => {
  const { socket, readToEnd } = await beginBody(20 * megabyte.length);
  for (let i = 0; i < 20; i += 1) {
    if (!socket.write(i ? megabyte : megabyte.subarray(1))) await once(socket, 'drain');
  }
  expect((await readToEnd()).toString()).toMatch(/^HTTP\/1\.1 413 [^]*refused$/);
});

it('cuts off who goes on without end', async () => {
  const { socket, taken } = await beginBody(2 ** 40);
  const closed = once(taken, 'close');
  socket.on('error', () => {});
  const send = () => {
    while (socket.write(megabyte));
  };
  socket.on('drain', send);
  send();
  await closed;
  expect(taken.bytesRead).toBeGreaterThan(64 * megabyte.length);
  expect(taken.bytesRead).toBeLessThan(66 * megabyte.length);
});

it('cuts off who says nothing more', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { readUntil, taken } = await beginBody(100);
  const closed = once(taken, 'close');
  await readUntil('refused');
  await vi.advanceTimersByTimeAsync(9000);
  expect(taken.closed).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  await closed;
});
