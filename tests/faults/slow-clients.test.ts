import { execFile } from 'node:child_process';
import { connect } from 'node:net';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { measureVisitsWhile } from './measure-visits.ts';
import { prepareProduct, rounds, type RestartableProduct } from './restartable-product.ts';
import { sendByScript } from './send-form.ts';

let product: RestartableProduct;
beforeAll(async () => {
  product = await prepareProduct();
  await product.start();
});
afterAll(() => product.remove());

const seconds = rounds(12, 120);
const connections = rounds(400, 1000);

/** slowhttptest's arguments for each way of being slow. */
const ways = {
  'headers that never end (-H)': (url: string) => ['-H', '-i', '5', '-t', 'GET', '-x', '24', '-u', url],
  'bodies that never end (-B)': (url: string) => [
    '-B',
    '-i',
    '5',
    '-s',
    '65536',
    '-x',
    '10',
    '-t',
    'POST',
    '-f',
    'application/x-www-form-urlencoded',
    '-u',
    `${url}/contact`,
  ],
  'answers read byte by byte (-X)': (url: string) => [
    '-X',
    '-w',
    '10',
    '-y',
    '20',
    '-n',
    '5',
    '-z',
    '5',
    '-k',
    '3',
    '-u',
    url,
  ],
};

describe(`${connections} slow clients for ${seconds} s`, () => {
  it.each(Object.entries(ways))('with %s keep nobody else waiting', async (name, describeWay) => {
    const args = [
      ...describeWay(`${product.url}/`.replace(/\/$/, '')),
      '-c',
      String(connections),
      '-r',
      '200',
      '-l',
      String(seconds),
      '-p',
      '3',
    ];
    const attack = promisify(execFile)('slowhttptest', args).catch((error: unknown) => {
      throw new Error('slowhttptest did not run', { cause: error });
    });
    const visits = await measureVisitsWhile(`${product.url}/`, attack);
    expect(visits.failed).toBe(0);
    expect(visits.count).toBeGreaterThan(100);
    expect(visits.p99Ms).toBeLessThan(1000);
    expect((await sendByScript(product.url, crypto.randomUUID(), crypto.randomUUID())).status).toBe(201);
    console.log(
      `${connections} clients with ${name}: ${visits.count} visits, ${visits.failed} failed, p99 ${visits.p99Ms} ms`,
    );
  });
});

/** Says something every other second, and never ends. @returns when it was cut off, and what it was received */
function dawdle(begin: string, more: string): Promise<{ seconds: number; received: string }> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(Number(new URL(product.url).port), '127.0.0.1', () => socket.write(begin));
    const talk = setInterval(() => socket.write(more), 2000);
    socket.on('data', (part) => (received += part.toString('latin1')));
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(talk);
      resolve({ seconds: (performance.now() - startedAt) / 1000, received });
    });
  });
}

it(
  'cuts a head off after 10 s, and a body after 30 s, however lively its sender is',
  { timeout: 90_000 },
  async () => {
    const form = 'Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 1000\r\n\r\nname=A';
    const [head, body] = await Promise.all([
      dawdle('GET / HTTP/1.1\r\nHost: localhost\r\n', 'X-More: x\r\n'),
      dawdle(`POST /contact HTTP/1.1\r\nHost: localhost\r\n${form}`, 'b'),
    ]);
    expect(head.seconds).toBeGreaterThan(9);
    expect(head.seconds).toBeLessThan(20);
    expect(head.received).toMatch(/^HTTP\/1\.1 408 /);
    expect(body.seconds).toBeGreaterThan(29);
    expect(body.seconds).toBeLessThan(45);
    console.log(
      `cut off: a head after ${head.seconds.toFixed(0)} s, a body after ${body.seconds.toFixed(0)} s`,
    );
  },
);
