import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { measureMemory, readMb } from '#tests/faults/measure-memory.ts';
import { measureVisitsWhile } from '#tests/faults/measure-visits.ts';
import { startAttacked } from './attacked-product.ts';
import type { Flood, Flooded } from './flood.ts';

const attacked = startAttacked();
const isFull = process.env['TEST_FULL'] === '1';
const size = isFull
  ? { connections: 1000, requests: 1100, seconds: 20 }
  : { connections: 120, requests: 1100, seconds: 3 };

async function send(flood: Omit<Flood, 'port'>): Promise<Flooded> {
  const port = Number(new URL(attacked.product.url).port);
  const script = join(import.meta.dirname, 'flood.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [
    script,
    JSON.stringify({ port, ...flood }),
  ]);
  return JSON.parse(stdout) as Flooded;
}

const browser = ['User-Agent: Mozilla/5.0', 'Accept-Encoding: gzip, deflate, br'];
const everything = [
  '/',
  '/admin',
  '/nope-{n}',
  '/auth',
  '/blog?q=x{n}',
  '/_astro/nope.js',
  '/functions/v1/settings',
];

it.each([
  ['a stored page', ['/'], browser],
  ['the admin area', ['/admin'], []],
  ['all of these', everything, browser],
])(
  'lives through a pipelined flood for %s, read or not, and others are served',
  async (what, targets, headers) => {
    await attacked.ask('/');
    for (const isReading of [true, false]) {
      const { pid, url } = attacked.product;
      const before = readMb(pid);
      const flooding = send({ ...size, targets, headers, isReading });
      const visiting = measureVisitsWhile(`${url}/`, flooding);
      const { ownMb: peak } = await measureMemory(pid, visiting);
      const visits = await visiting;
      const { statuses, closed } = await flooding;
      const read = isReading ? JSON.stringify(statuses) : 'not read';
      console.log(
        `${size.connections} x ${size.requests} for ${what}, ${read}: ${visits.count} visits, p99 ${visits.p99Ms} ms, memory ${before.toFixed(0)} MB before, ${peak} MB at most`,
      );
      expect(visits).toMatchObject({ failed: 0 });
      expect(visits.count).toBeGreaterThan(10);
      expect(peak).toBeLessThan(400);
      expect(closed).toBe(size.connections);
    }
  },
);
