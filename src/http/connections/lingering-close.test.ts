import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { openConnection } from '../../../tests/support/raw-connection.ts';
import { BoundedServer } from './bounded-server.ts';

const megabyte = Buffer.alloc(1_048_576, 0x61);
const servers: BoundedServer[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/**
 * A server that refuses a body before any of it has arrived.
 * @returns a connection on which one begins, and the server's end of it
 */
async function beginBody(length: number) {
  const server = new BoundedServer(
    {},
    (_request, response) => void response.writeHead(413, { 'content-length': 7 }).end('refused'),
    { refuseOverload: () => '' },
  );
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const accepted = once(server, 'connection') as Promise<[Socket]>;
  const connection = await openConnection(`http://127.0.0.1:${port}`);
  // A client that keeps sending although the other side has ended.
  connection.socket.allowHalfOpen = true;
  connection.send(`POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${length}\r\n\r\na`);
  const [taken] = await accepted;
  return { ...connection, taken };
}

it('lets who is refused send a little more, and then read why', async () => {
  const { socket, readToEnd } = await beginBody(megabyte.length / 2);
  socket.end(megabyte.subarray(megabyte.length / 2 + 1));
  expect((await readToEnd()).toString()).toMatch(/^HTTP\/1\.1 413 [^]*connection: close[^]*refused$/i);
});

it('reads a megabyte, and no more, of who goes on without end, and closes after two seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { socket, taken, readUntil } = await beginBody(2 ** 40);
  const closed = once(taken, 'close');
  socket.on('error', () => {});
  await readUntil('refused');
  // More than the buffers on the way can hold.
  for (let i = 0; i < 64; i += 1) socket.write(megabyte);
  await expect
    .poll(() => taken.isPaused() && taken.bytesRead > megabyte.length, { timeout: 10_000 })
    .toBe(true);
  for (let i = 0; i < 20; i += 1) await turn();
  // What was read when the limit was passed, and one full buffer.
  expect(taken.bytesRead).toBeLessThan(megabyte.length + 4 * 65_536);
  await vi.advanceTimersByTimeAsync(2000);
  await closed;
});

it('cuts off who says nothing more', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { readUntil, taken } = await beginBody(100);
  const closed = once(taken, 'close');
  await readUntil('refused');
  await vi.advanceTimersByTimeAsync(1900);
  expect(taken.closed).toBe(false);
  await vi.advanceTimersByTimeAsync(100);
  await closed;
});

it('leaves open the connection of who has sent all of it', async () => {
  const { send, readUntil, taken } = await beginBody(1);
  await readUntil('refused');
  send('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await readUntil('refused');
  expect(taken.closed).toBe(false);
});
