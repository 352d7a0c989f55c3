import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { measureVisits } from './measure-visits.ts';
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
    const visits = await measureVisits(`${product.url}/`, attack);
    expect(visits.failed).toBe(0);
    expect(visits.count).toBeGreaterThan(100);
    expect(visits.p99Ms).toBeLessThan(1000);
    expect((await sendByScript(product.url, crypto.randomUUID(), crypto.randomUUID())).status).toBe(201);
    console.log(
      `${connections} clients with ${name}: ${visits.count} visits, ${visits.failed} failed, p99 ${visits.p99Ms} ms`,
    );
  });
});
