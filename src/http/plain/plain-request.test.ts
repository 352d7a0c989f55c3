import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openConnection } from '../../../tests/support/raw-connection.ts';
import { readPlainRequest } from './plain-request.ts';

const read = (...lines: string[]) => readPlainRequest(Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'));
const get = 'GET / HTTP/1.1';
const host = 'Host: localhost';

describe('a plain request', () => {
  it('is read as a browser sends it', () => {
    const lines = [
      'GET /blog?q=a%20b HTTP/1.1',
      'Host: localhost:3000',
      'Connection: keep-alive',
      'sec-ch-ua: "Chromium";v="156", "Not=A?Brand";v="24"',
      'User-Agent: Mozilla/5.0 (X11; Linux x86_64)',
      'Accept: text/html,application/xhtml+xml;q=0.9,*/*;q=0.8',
      'ACCEPT-ENCODING:\tgzip, deflate, br, zstd ',
      'Cookie: a=b; c=d',
      'If-None-Match: "one", W/"two"',
      'Priority:',
    ];
    expect(read(...lines)).toEqual({
      target: '/blog?q=a%20b',
      host: 'localhost:3000',
      acceptEncoding: 'gzip, deflate, br, zstd',
      ifNoneMatch: '"one", W/"two"',
      isPersonal: true,
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64)',
      referer: '',
      forwardedFor: '',
      refusesTracking: false,
    });
  });

  it.each(['Authorization', 'cookie', 'X-API-Key', 'X-Forwarded-For', 'X-Request-Id'])(
    'is one person’s with %s',
    (name) => {
      expect(read(get, host, `${name}: x`)?.isPersonal).toBe(true);
      expect(read(get, host, `X-${name}: x`)?.isPersonal).toBe(false);
    },
  );

  it.each([
    ['has another method', ['POST / HTTP/1.1', host]],
    ['asks for its head alone', ['HEAD / HTTP/1.1', host]],
    ['is of an older protocol', ['GET / HTTP/1.0', host]],
    ['names another site', ['GET http://localhost/ HTTP/1.1', host]],
    ['has a target with a space', ['GET /a b HTTP/1.1', host]],
    ['has a target past ASCII', ['GET /\xe4 HTTP/1.1', host]],
    ['has no Host', [get]],
    ['has two Hosts', [get, host, 'host: localhost']],
    ['says twice what it has', [get, host, 'If-None-Match: "a"', 'if-none-match: "b"']],
    ['brings a body', [get, host, 'Content-Length: 4']],
    ['brings no body, and says so', [get, host, 'content-length: 0']],
    ['brings chunks', [get, host, 'Transfer-Encoding: chunked']],
    ['is the last', [get, host, 'Connection: close']],
    ['wants another protocol', [get, host, 'Upgrade: h2c']],
    ['waits to be told', [get, host, 'Expect: 100-continue']],
    ['folds a line', [get, host, 'X: y', ' z']],
    ['has a space before a colon', [get, host, 'X : y']],
    ['has no name before a colon', [get, host, ': y']],
    ['has no colon', [get, host, 'X']],
    ['has a bare line end', [get, `${host}\nX: y`]],
    ['has a bare carriage return', [get, `${host}\rX: y`]],
    ['has a control character', [get, host, 'X: a\0b']],
    ['has a letter past ASCII', [get, host, 'X: \xe4']],
    ['is longer than any browser’s', [get, host, `X: ${'x'.repeat(8192)}`]],
  ])('is none that %s', (_what, lines) => {
    expect(read(...lines)).toBeNull();
  });

  it.each([
    ['is not all there', `${get}\r\n${host}\r\n`],
    ['is followed by another', `${get}\r\n${host}\r\n\r\n`.repeat(2)],
    ['is followed by anything', `${get}\r\n${host}\r\n\r\nx`],
    ['begins with an empty line', `\r\n${get}\r\n${host}\r\n\r\n`],
    ['is nothing', ''],
    ['is an end alone', '\r\n\r\n'],
  ])('is none that %s', (_what, text) => {
    expect(readPlainRequest(Buffer.from(text, 'latin1'))).toBeNull();
  });
});

describe('what is read as a plain request', () => {
  let server: Server;
  const seen: unknown[] = [];
  beforeAll(async () => {
    server = createServer(({ method, url, headers }, response) => {
      seen.push([method, url, headers.host, headers['accept-encoding'], headers['if-none-match']]);
      response.end();
    });
    server.on('clientError', (error, socket) => {
      seen.push(error);
      socket.end('HTTP/1.1 400 Bad Request\r\n\r\n');
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });

  const oddities = [
    '\r\n',
    '\n',
    '\r',
    '\0',
    '\t',
    ' ',
    ':',
    ',',
    '"',
    '\x7f',
    '\xe4',
    '%',
    ';',
    'chunked',
    '0',
  ];
  const piece = fc.oneof(
    fc.constantFrom('GET', 'get', '/', '/blog', 'HTTP/1.1', 'HTTP/1.0', 'Host', 'host', 'localhost'),
    fc.constantFrom('Accept-Encoding', 'If-None-Match', 'Connection', 'keep-alive', 'Cookie', 'br', '"e"'),
    fc.constantFrom('Content-Length', 'Transfer-Encoding', 'X'),
    fc.constantFrom(...oddities),
  );
  const line = fc.tuple(piece, fc.constantFrom(':', ': ', ' ', ''), fc.array(piece, { maxLength: 3 }));
  const head = fc
    .tuple(
      fc.constantFrom(get, 'GET /blog?q=1 HTTP/1.1', 'GET /%2e HTTP/1.1'),
      fc.array(
        line.map(([name, colon, rest]) => name + colon + rest.join('')),
        { maxLength: 4 },
      ),
      fc.boolean(),
    )
    .map(([first, lines, hasHost]) => [first, ...(hasHost ? [host] : []), ...lines, '', ''].join('\r\n'));

  it('is the one request that Node reads there', { timeout: 60_000 }, async () => {
    const { port } = server.address() as AddressInfo;
    let plain = 0;
    await fc.assert(
      fc.asyncProperty(head, async (text) => {
        const request = readPlainRequest(Buffer.from(text, 'latin1'));
        if (!request) return;
        plain += 1;
        seen.length = 0;
        const connection = await openConnection(`http://127.0.0.1:${port}`);
        connection.socket.write(Buffer.from(text, 'latin1'));
        await connection.readUntil('\r\n\r\n');
        connection.socket.destroy();
        const { target, host: named, acceptEncoding, ifNoneMatch } = request;
        expect(seen).toEqual([['GET', target, named, acceptEncoding, ifNoneMatch]]);
      }),
      { numRuns: 5000 },
    );
    expect(plain).toBeGreaterThan(200);
  });
});
