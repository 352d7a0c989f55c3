import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { measureMemory, readMb } from '#tests/faults/measure-memory.ts';
import { measureVisits, measureVisitsWhile } from '#tests/faults/measure-visits.ts';
import { startAttacked } from './attacked-product.ts';

const attacked = startAttacked();
const isFull = process.env['TEST_FULL'] === '1';
const size = isFull ? { connections: 9000, visits: 400 } : { connections: 1500, visits: 100 };

/** Few enough connections of each that no rate limit stops them. */
const addresses = 60;

const json = 'Host: localhost\r\nContent-Type: application/json\r\n';

/** Opens connections that send this, read nothing, and send nothing more, until some visits are over. */
async function hold(text: string): Promise<void> {
  const port = Number(new URL(attacked.product.url).port);
  const sockets: Socket[] = [];
  for (let number = 0; number < size.connections; number += 1) {
    const socket = connect({ port, host: '127.0.0.1', localAddress: `127.0.5.${1 + (number % addresses)}` });
    sockets.push(socket);
    socket.on('error', () => {}).pause();
    await once(socket, 'connect').catch(() => {});
    socket.write(text);
  }
  expect(await measureVisits(`${attacked.product.url}/`, size.visits)).toMatchObject({ failed: 0 });
  for (const socket of sockets) socket.destroy();
}

it.each([
  [
    'bodies that do not come',
    `POST /functions/v1/messages-api HTTP/1.1\r\n${json}Content-Length: 16000\r\n\r\n{`,
  ],
  ['forms that do not come', `POST /contact HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\na`],
  [
    'chunks that do not come',
    `PUT /functions/v1/settings HTTP/1.1\r\n${json}Transfer-Encoding: chunked\r\n\r\n1\r\n`,
  ],
  [
    'large answers that are not read',
    'GET /functions/v1/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(4),
  ],
])('lives through thousands of %s, and others are served', async (what, text) => {
  await attacked.ask('/');
  await attacked.ask('/functions/v1/openapi.json');
  const { pid, url } = attacked.product;
  const before = readMb(pid);
  const visiting = measureVisitsWhile(`${url}/`, hold(text));
  const { ownMb: peak } = await measureMemory(pid, visiting);
  const visits = await visiting;
  console.log(
    `${size.connections} ${what}: ${visits.count} visits, p99 ${visits.p99Ms} ms, memory ${before.toFixed(0)} MB before, ${peak} MB at most`,
  );
  expect(visits).toMatchObject({ failed: 0 });
  expect(visits.count).toBeGreaterThan(10);
  expect(peak).toBeLessThan(400);
});
