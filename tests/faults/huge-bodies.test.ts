import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareProduct, statusOf, type RestartableProduct } from './restartable-product.ts';

let product: RestartableProduct;
let cookie: string;
beforeAll(async () => {
  product = await prepareProduct();
  await product.start();
  cookie = await product.signIn();
});
afterAll(() => product.remove());

const gigabyte = 1_073_741_824;
const part = Buffer.alloc(65_536, 0x61);

/** Resident memory of the product, in MB. */
const readMemory = (): number =>
  Number(readFileSync(`/proc/${product.pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/)![1]) / 1024;

interface Refusal {
  status: number;
  /** The part that was sent until the answer. */
  sentMb: number;
  ms: number;
}

/** Sends a gigabyte as fast as it is taken, until there is an answer. */
async function sendGigabyte(path: string, type: string, isChunked: boolean): Promise<Refusal> {
  const { port, host } = new URL(product.url);
  const socket = connect(Number(port), '127.0.0.1');
  await once(socket, 'connect');
  const startedAt = performance.now();
  const answer: string[] = [];
  const closing = new AbortController();
  socket.on('data', (data: Buffer) => answer.push(data.toString('latin1')));
  for (const event of ['close', 'error', 'end']) socket.on(event, () => closing.abort());
  const length = isChunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${gigabyte}`;
  const lines = [
    `POST ${path} HTTP/1.1`,
    `Host: ${host}`,
    `Origin: ${product.url}`,
    `Cookie: ${cookie}`,
    `Content-Type: ${type}`,
    length,
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  let sent = 0;
  while (!closing.signal.aborted && answer.length === 0 && sent < gigabyte) {
    if (isChunked) socket.write(`${part.byteLength.toString(16)}\r\n`);
    const isTaken = socket.write(part);
    if (isChunked) socket.write('\r\n');
    sent += part.byteLength;
    const pause = new Promise((resolve) => setImmediate(resolve));
    await (isTaken
      ? pause
      : Promise.race([once(socket, 'drain').catch(() => null), once(closing.signal, 'abort')]));
  }
  socket.destroy();
  const status = Number(answer.join('').match(/^HTTP\/1.1 (\d+)/)?.[1] ?? 0);
  return { status, sentMb: sent / 1_048_576, ms: performance.now() - startedAt };
}

const targets = [
  ['/functions/v1/messages-api', 'application/json', 413],
  ['/functions/v1/uploads', 'multipart/form-data; boundary=x', 413],
  ['/contact', 'application/x-www-form-urlencoded', 413],
  ['/api/auth/sign-in/email', 'application/json', 413],
  ['/healthz', 'text/plain', 405],
] as const;

describe.each(targets)('a gigabyte to %s', (path, type, refusal) => {
  it.each([
    ['declared', false],
    ['chunked', true],
  ] as const)('%s is refused early, in flat memory', async (how, isChunked) => {
    await sendGigabyte(path, type, isChunked);
    const before = readMemory();
    const refusals = await Promise.all(Array.from({ length: 8 }, () => sendGigabyte(path, type, isChunked)));
    const grown = readMemory() - before;
    const mostMb = Math.max(...refusals.map(({ sentMb }) => sentMb));
    expect(refusals.filter(({ status }) => status !== refusal)).toEqual([]);
    expect(mostMb).toBeLessThan(32);
    expect(grown).toBeLessThan(120);
    expect(await statusOf(`${product.url}/`)).toBe(200);
    console.log(
      `8 x 1 GB ${how} to ${path}: ${refusal} after ${mostMb.toFixed(1)} MB at most, memory ${grown.toFixed(0)} MB more`,
    );
  });
});
