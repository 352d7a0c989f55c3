import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate as turn } from 'node:timers/promises';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { openConnection } from '../../../tests/support/raw-connection.ts';
import { BoundedServer } from './bounded-server.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

async function listen(server: Server) {
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return () => openConnection(url);
}

const open = (answer: RequestListener, plain: string[] = []) =>
  listen(
    new BoundedServer({}, answer, {
      answerPlainly({ target }) {
        if (target !== '/plain') return null;
        plain.push(target);
        return Buffer.from('HTTP/1.1 200 OK\r\nContent-Length: 11\r\n\r\nGET /plain;');
      },
      refuseOverload: () => 'HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\n\r\n',
    }),
  );

const get = (path: string, ...lines: string[]) =>
  [`GET ${path} HTTP/1.1`, 'Host: localhost', ...lines, '', ''].join('\r\n');
const post = (path: string, body: string) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
const postChunks = (path: string, ...chunks: string[]) =>
  [
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n`,
    ...chunks.map((chunk) => `${chunk.length.toString(16)}\r\n${chunk}\r\n`),
    '0\r\n\r\n',
  ].join('');

/** Answers with the requested path, a little later. */
const echo: RequestListener = (request, response) => {
  const answer = async () => {
    const body = await text(request);
    await turn();
    response.end(`${request.method} ${request.url}${body && ` ${body.length}`};`);
  };
  answer().catch(() => {});
};

it('answers what is pipelined in order, and begins each when the last is answered', async () => {
  let underWay = 0;
  let most = 0;
  const connect = await open((request, response) => {
    underWay += 1;
    most = Math.max(most, underWay);
    response.once('close', () => (underWay -= 1));
    echo(request, response);
  });
  const connection = await connect();
  const paths = Array.from({ length: 64 }, (_path, i) => (i % 3 === 0 ? '/plain' : `/${i}`));
  connection.send([...paths.map((path) => get(path)), get('/last', 'Connection: close')].join(''));
  const all = (await connection.readToEnd()).toString();
  expect(all.match(/GET \/\w+(?=;)/g)).toEqual([...paths, '/last'].map((path) => `GET ${path}`));
  expect(most).toBe(1);
});

it('reads no more from who does not read the answers', async () => {
  let begun = 0;
  const connect = await open((_request, response) => {
    begun += 1;
    response.end('x'.repeat(1_000_000));
  });
  const flood = await connect();
  flood.socket.on('error', () => {}).pause();
  flood.socket.write(get('/').repeat(200_000));
  const other = await connect();
  for (let i = 0; i < 20; i += 1) {
    other.send(get('/plain'));
    await other.readUntil('GET /plain');
  }
  expect(begun).toBeLessThan(100);
  expect(flood.socket.writableLength).toBeGreaterThan(0);
  flood.socket.destroy();
});

it('does what Node does, wherever the bytes are cut', { timeout: 60_000 }, async () => {
  const plain: string[] = [];
  const connectBounded = await open(echo, plain);
  const connectNode = await listen(createServer(echo));
  const request = fc.oneof(
    fc.constantFrom(get('/plain'), get('/plain', 'User-Agent: x'), get('/other'), get('/'), '\r\n'),
    fc.constantFrom(
      post('/a', 'x'.repeat(20)),
      post('/b', '\r\n\r\nGET /plain HTTP/1.1\r\n\r\n'),
      post('/c', ''),
    ),
    fc.constantFrom(
      postChunks('/d', 'ab', '\r\n\r\n', 'c'),
      postChunks('/e'),
      get('/f', `X: ${'y'.repeat(9000)}`),
    ),
    fc.constantFrom(get('/g', 'Content-Length: 3').concat('abc'), get('/h', 'Expect: nothing')),
  );
  const cuts = fc.array(fc.nat(1000), { maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(fc.array(request, { maxLength: 6 }), cuts, async (requests, lengths) => {
      const sent = requests.join('') + get('/end', 'Connection: close');
      const responses = await Promise.all(
        [connectBounded, connectNode].map(async (connect) => {
          const connection = await connect();
          let rest = sent;
          for (const length of lengths) {
            connection.send(rest.slice(0, length));
            rest = rest.slice(length);
            await turn();
          }
          connection.send(rest);
          const answers = (await connection.readToEnd()).toString();
          return answers.match(/HTTP\/1\.1 \d+|(GET|POST) \/\w*( \d+)?;/g);
        }),
      );
      expect(responses[0]).toEqual(responses[1]);
    }),
    { numRuns: 300 },
  );
  expect(plain.length).toBeGreaterThan(50);
});

it('answers a plain request that comes in pieces without Node, and cuts off one that never ends', async () => {
  const plain: string[] = [];
  const refused: string[] = [];
  const server = new BoundedServer({ connectionsCheckingInterval: 20 }, echo, {
    answerPlainly({ target }) {
      plain.push(target);
      return Buffer.from('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok');
    },
    refuseOverload: () => '',
  });
  server.on('clientError', (error, socket) => {
    refused.push((error as NodeJS.ErrnoException).code!);
    socket.end('HTTP/1.1 408 Request Timeout\r\n\r\n');
  });
  const connect = await listen(server);
  const accepted = once(server, 'connection');
  const connection = await connect();
  const [served] = (await accepted) as [Socket];
  let sent = 0;
  for (const part of ['GE', 'T / HTTP/1.1\r', '\nHost: local', 'host\r\n\r', '\n']) {
    connection.send(part);
    sent += part.length;
    await expect.poll(() => served.bytesRead).toBe(sent);
  }
  await connection.readUntil('ok');
  // Only for what is meant to time out: on a busy machine the pieces above take longer.
  server.headersTimeout = 300;
  connection.send('GET / HTTP/1.1\r\nHost: localhost\r\n');
  const talking = setInterval(() => connection.send('X: y\r\n'), 50);
  expect((await connection.readToEnd()).toString()).toContain('408');
  clearInterval(talking);
  expect([plain, refused]).toEqual([['/'], ['ERR_HTTP_REQUEST_TIMEOUT']]);
});

describe('who pipelines', () => {
  const overload = 'HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\nconnection: close\r\n\r\n';

  /** A server that answers `/held` when it is asked to, and everything else at once. */
  async function openHolding(heldBytesLimit?: number) {
    const held: ServerResponse[] = [];
    const server = new BoundedServer(
      { connectionsCheckingInterval: 20 },
      (request, response) => {
        if (request.url === '/held') held.push(response);
        else response.end(`GET ${request.url};`);
      },
      { refuseOverload: () => overload, ...(heldBytesLimit !== undefined && { heldBytesLimit }) },
    );
    const connect = await listen(server);
    /** A connection that has sent this, and the server's end of it, which has read some of it. */
    const send = async (sent: string) => {
      const accepted = once(server, 'connection') as Promise<[Socket]>;
      const connection = await connect();
      const [taken] = await accepted;
      connection.socket.on('error', () => {});
      connection.send(sent);
      await expect.poll(() => taken.bytesRead, { interval: 1 }).toBeGreaterThan(0);
      return { ...connection, taken };
    };
    const sendFrom = async (connections: number, sent: string) => {
      const all: Awaited<ReturnType<typeof send>>[] = [];
      while (all.length < connections) all.push(await send(sent));
      return all;
    };
    const visit = async (...lines: string[]) => {
      const other = await connect();
      other.send(get('/visit', ...lines));
      await other.readUntil('GET /visit;');
    };
    return { server, held, send, sendFrom, visit };
  }

  it('waits for a turn with the first request too, and whoever asks for one thing does not', async () => {
    const { held, sendFrom, visit } = await openHolding();
    const floods = await sendFrom(12, get('/held').repeat(3));
    await visit();
    const begun = held.length;
    expect(begun).toBeGreaterThan(0);
    expect(begun).toBeLessThan(6);
    held[0]!.end();
    await expect.poll(() => held.length, { interval: 1 }).toBe(begun + 1);
    for (const { socket } of floods) socket.destroy();
  });

  it('is not read from after one read, until there is a turn', async () => {
    const { held, send, visit } = await openHolding();
    const flood = await send(get('/held').repeat(10_000));
    for (let i = 0; i < 20; i += 1) await visit();
    expect(held).toHaveLength(1);
    expect(flood.taken.bytesRead).toBeLessThanOrEqual(65_536);
    flood.socket.destroy();
  });

  it('is refused when too much is held for all, and whoever asks for one thing is not', async () => {
    const { held, send, visit } = await openHolding(40_000);
    const first = await send(get('/held') + get('/').repeat(1000));
    await expect.poll(() => held.length).toBe(1);
    const second = await send(get('/').repeat(1000));
    expect((await second.readToEnd()).toString()).toBe(overload);
    await visit(`X: ${'x'.repeat(8000)}`);
    const closed = new Promise((resolve) => first.taken.once('close', resolve));
    held[0]!.end();
    first.socket.destroy();
    await closed;
    const third = await send(get('/one') + get('/two'));
    await third.readUntil('GET /two;');
  });

  it('is refused without a turn for so long after an answer, too', async () => {
    const { server, send, sendFrom, visit } = await openHolding();
    const waiting = await send(get('/one'));
    await waiting.readUntil('GET /one;');
    const floods = await sendFrom(12, get('/held').repeat(2));
    await visit();
    waiting.send(get('/two').repeat(2));
    server.headersTimeout = 50;
    expect((await waiting.readToEnd()).toString()).toBe(overload);
    for (const { socket } of floods) socket.destroy();
  });

  it('is refused who has had no turn for as long as a head may take', async () => {
    const { server, sendFrom, visit } = await openHolding();
    const floods = await sendFrom(12, get('/held').repeat(2));
    await visit();
    // Node resets the time of those that it knows.
    const waiting = floods.find(({ taken }) => taken.timeout === server.headersTimeout)!;
    // As the socket's own clock does.
    waiting.taken.emit('timeout');
    expect((await waiting.readToEnd()).toString()).toBe(overload);
    for (const { socket } of floods) socket.destroy();
  });
});

it.each([false, true])(
  'refuses a request line that proxies read otherwise, wherever it is cut (some plain: %s)',
  async (hasPlain) => {
    const refused: string[] = [];
    const plainly = hasPlain && { answerPlainly: () => null };
    const server = new BoundedServer({}, echo, { refuseOverload: () => '', ...plainly });
    server.on('clientError', (error, socket) => {
      refused.push((error as NodeJS.ErrnoException).code!);
      socket.end('HTTP/1.1 400 Bad Request\r\n\r\n');
    });
    const connect = await listen(server);
    const lines = ['GET  / HTTP/1.1\r\n', 'GET /  HTTP/1.1\r\n', 'GET / HTTP/1.1\n', 'GET / HTTP/2.0\n'];
    for (const line of lines) {
      for (const before of ['', '\r\n', post('/a', 'a'), postChunks('/b', 'b')]) {
        for (let end = 1; end < line.length; end += 1) {
          const connection = await connect();
          connection.send(before + line.slice(0, end));
          await turn();
          connection.send(`${line.slice(end)}Host: localhost\r\n\r\n`);
          expect((await connection.readToEnd()).toString()).toMatch(/HTTP\/1\.1 400 [^;]*$/);
        }
      }
    }
    expect(new Set(refused)).toEqual(new Set(['HPE_INVALID_REQUEST_LINE']));
  },
);

it('refuses a body in hundreds of tiny chunks, and takes one in a few', async () => {
  const connect = await open(echo);
  const few = await connect();
  few.send(postChunks('/few', ...Array.from({ length: 50 }, () => 'x')));
  await few.readUntil('POST /few 50;');
  const many = await connect();
  many.send(postChunks('/many', ...Array.from({ length: 5000 }, () => 'x')));
  expect((await many.readToEnd()).toString()).not.toContain('POST /many');
});

it.each([
  ['without a body', get('/a')],
  ['with a body', post('/a', 'body')],
  ['with a body in chunks', postChunks('/a', 'bo', 'dy')],
])('lets pipelined requests %s of many connections take turns', async (_what, request) => {
  let underWay = 0;
  let most = 0;
  const connect = await open((incoming, response) => {
    underWay += 1;
    most = Math.max(most, underWay);
    const answer = async () => {
      await text(incoming);
      for (let turns = 0; turns < 20; turns += 1) await turn();
      underWay -= 1;
      response.end('end;');
    };
    answer().catch(() => {});
  });
  const connections = await Promise.all(Array.from({ length: 12 }, () => connect()));
  for (const connection of connections) connection.send(request.repeat(3));
  for (const connection of connections) connection.send(get('/last', 'Connection: close'));
  await Promise.all(connections.map((connection) => connection.readToEnd()));
  expect(most).toBeLessThan(6);
});
