import type { Server } from 'node:http';
import { duplexPair, type Duplex } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#platform/config/read-config.ts';
import type { Platform } from '#platform/context.ts';
import { encodeResponse, type EncodedResponse } from '../cache/encode.ts';
import { sendEncoded } from '../cache/send.ts';
import { createHttpServer, type CachedReads } from '../create-server.ts';
import { RequestMetrics } from '../metrics/request-metrics.ts';

const html = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0' };

/** Lines that brotli and gzip make smaller, up to a body of about this many bytes. */
const write = (bytes: number) =>
  Buffer.from(Array.from({ length: bytes / 10 }, (_line, i) => `${i * 7919}\n`).join(''));

const stored = new Map<string, EncodedResponse>([
  ['/', await encodeResponse(200, html, write(8000), 5)],
  ['/large', await encodeResponse(200, html, write(400_000), 5)],
  ['/small', await encodeResponse(200, html, Buffer.from('small'), 5)],
  ['/404', await encodeResponse(404, html, write(8000), 5)],
]);

const cachedTarget = '/functions/v1/cached';
const cached = await encodeResponse(200, { 'content-type': 'application/json' }, write(8000), 5);
const headersOfOne = { 'x-request-id': 'one', ratelimit: '"address";r=1;t=60' };

const cachedReads: CachedReads = {
  find: (target) => (target === cachedTarget ? cached : null),
  count: () => headersOfOne,
  serveCached(request, response) {
    if (request.url !== cachedTarget) return false;
    sendEncoded(request, response, cached, headersOfOne);
    return true;
  },
};

interface Opened {
  server: Server;
  requestMetrics: RequestMetrics;
}

function openServer(setting: 'on' | 'off'): Opened {
  const requestMetrics = new RequestMetrics();
  const platform = {
    config: readConfig({ FAST_PATH: setting }),
    log: pino({ level: 'silent' }),
  } as Partial<Platform> as Platform;
  const refuse = () => Promise.reject(new Error('not stored'));
  const server = createHttpServer({
    platform,
    requestMetrics,
    findStored: (target) => stored.get(target) ?? null,
    cachedReads,
    staticFiles: { find: () => null },
    servePage: refuse,
    serveUpload: refuse,
    serveApi: refuse,
    serveHealth: () => Promise.resolve(false),
  });
  return { server, requestMetrics };
}

let fast: Opened;
let plain: Opened;
const connections: Duplex[] = [];
beforeEach(() => {
  fast = openServer('on');
  plain = openServer('off');
});
afterEach(() => {
  for (const connection of connections.splice(0)) connection.destroy();
});

/** A connection to a server, which accepts any stream as one. @returns a function to send on it, in pieces */
function connect({ server }: Opened) {
  const [client, socket] = duplexPair();
  connections.push(client);
  server.emit('connection', socket);
  const parts: Buffer[] = [];
  client.on('data', (part: Buffer) => parts.push(part));
  return async (pieces: string[], hasBody = true): Promise<string> => {
    parts.length = 0;
    for (const piece of pieces) {
      client.write(Buffer.from(piece, 'latin1'));
      await setImmediate();
    }
    await expect
      .poll(() => isWhole(Buffer.concat(parts).toString('latin1'), hasBody), { interval: 1 })
      .toBe(true);
    return Buffer.concat(parts)
      .toString('latin1')
      .replace(/^(date:).*$/im, '$1');
  };
}

function isWhole(answer: string, hasBody: boolean): boolean {
  const end = answer.indexOf('\r\n\r\n');
  if (end === -1) return false;
  const length = hasBody ? Number(/^content-length: (\d+)/im.exec(answer.slice(0, end))?.[1] ?? 0) : 0;
  return answer.length >= end + 4 + length;
}

const writeGet = (target: string, ...lines: string[]): string =>
  [`GET ${target} HTTP/1.1`, 'Host: localhost', ...lines, '', ''].join('\r\n');

const accepted = [
  [],
  ['', 'br', 'gzip', 'identity', 'deflate', 'BR', 'x-gzip', '*', '*;q=0', 'nonsense;;;,,'],
  ['gzip, deflate, br, zstd', 'br;q=0', 'br;q=0, gzip', 'br; Q=0.000, *', 'gzip;q=1.0, br;q=0.1'],
  ['gzip;q=0, *', 'identity;q=0', '  br  ,  gzip  '],
]
  .flat()
  .map((value) => [`Accept-Encoding: ${value}`]);

describe('what is answered before Node’s parser is, byte for byte, what is answered behind it', () => {
  it.each([...stored.keys()])('for %s in every encoding, and for who has it', async (target) => {
    const [askFast, askPlain] = [connect(fast), connect(plain)];
    const { representations } = stored.get(target)!;
    const tags = Object.values(representations).flatMap(({ etag }) => [etag, `W/${etag}`, `"x", ${etag}`]);
    const known = ['*', '"x"', '', ...tags].map((tag) => `If-None-Match: ${tag}`);
    const statuses = new Set<string>();
    let asked = 0;
    for (const lines of [[], ...accepted]) {
      for (const more of [[], ...known.map((line) => [line])]) {
        const text = writeGet(target, ...lines, ...more);
        const answer = await askFast([text]);
        expect(answer).toBe(await askPlain([text]));
        statuses.add(answer.slice(9, 12));
        asked += 1;
      }
    }
    expect([...statuses].toSorted()).toEqual(target === '/404' ? ['404'] : ['200', '304']);
    expect([fast.requestMetrics.fastPath, plain.requestMetrics.fastPath]).toEqual([asked, 0]);
  });

  it('for what is cached of the API, which is for those who do not say who they are', async () => {
    const [askFast, askPlain] = [connect(fast), connect(plain)];
    for (const lines of [[], ...accepted, [`If-None-Match: ${cached.representations.identity.etag}`]]) {
      const text = writeGet(cachedTarget, ...lines);
      expect(await askFast([text])).toBe(await askPlain([text]));
    }
    expect(fast.requestMetrics.fastPath).toBe(accepted.length + 2);
    await askFast([writeGet(cachedTarget, 'X-API-Key: k')]);
    expect(fast.requestMetrics.fastPath).toBe(accepted.length + 2);
  });

  it('wherever the request is split', async () => {
    const [askFast, askPlain] = [connect(fast), connect(plain)];
    const text = writeGet('/', 'User-Agent: t', 'Accept-Encoding: gzip, br', 'Cookie: a=b');
    const expected = await askPlain([text]);
    for (let i = 1; i < text.length; i += 1) {
      expect([i, await askFast([text.slice(0, i), text.slice(i)])]).toEqual([i, expected]);
    }
    expect(await askFast([...text])).toBe(expected);
    expect(fast.requestMetrics.fastPath).toBe(text.length);
  });

  it('in turn with what is left to the parser', async () => {
    const [askFast, askPlain] = [connect(fast), connect(plain)];
    const head = writeGet('/').replace('GET', 'HEAD');
    for (const [text, hasBody] of [
      [writeGet('/'), true],
      [head, false],
      [writeGet('/large', 'Accept-Encoding: br'), true],
      [writeGet('/', 'X-Name: \xe4'), true],
      [writeGet('/small'), true],
    ] as const) {
      expect(await askFast([text], hasBody)).toBe(await askPlain([text], hasBody));
    }
    expect(fast.requestMetrics.fastPath).toBe(3);
  });
});
