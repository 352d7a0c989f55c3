import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { openConnection } from '#tests/support/raw-connection.ts';
import { createBoundedServer } from './bounded-server.ts';

const servers: Server[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

const get = (path: string, ...lines: string[]) =>
  [`GET ${path} HTTP/1.1`, 'Host: localhost', ...lines, '', ''].join('\r\n');
const beginPost = (...lines: string[]) =>
  ['POST / HTTP/1.1', 'Host: localhost', ...lines, '', ''].join('\r\n');

async function open(serve: RequestListener) {
  const bounded = createBoundedServer({}, serve);
  servers.push(bounded.server);
  await once(bounded.server.listen(0, '127.0.0.1'), 'listening');
  const { port } = bounded.server.address() as AddressInfo;
  return { ...bounded, connect: () => openConnection(`http://127.0.0.1:${port}`) };
}

/** Answers with the requested path, a little later. */
const echo: RequestListener = (request, response) => {
  const answer = async () => {
    const body = await text(request);
    await turn();
    response.end(`${request.method} ${request.url} ${body};`);
  };
  answer().catch(() => {});
};

it('answers sixteen pipelined requests in order, one by one', async () => {
  let inProgress = 0;
  let most = 0;
  const { connect } = await open((request, response) => {
    inProgress += 1;
    most = Math.max(most, inProgress);
    response.once('finish', () => (inProgress -= 1));
    echo(request, response);
  });
  const connection = await connect();
  const paths = Array.from({ length: 15 }, (_path, i) => `/${i}`);
  connection.send([...paths.map((path) => get(path)), get('/last', 'Connection: close')].join(''));
  const all = (await connection.readToEnd()).toString();
  expect(all.match(/GET \/\w+(?= ;)/g)).toEqual([...paths, '/last'].map((path) => `GET ${path}`));
  expect(most).toBe(1);
});

it.each([
  ['', []],
  [', whatever it expects', ['Expect: nothing']],
])('closes a connection with a seventeenth request%s, and parses no more', async (_what, lines) => {
  let parsed = 0;
  const { server, connect } = await open(() => {});
  server.on('request', () => (parsed += 1));
  const connection = await connect();
  connection.socket.on('error', () => {});
  connection.send(get('/', ...lines).repeat(1000));
  await connection.readToEnd().catch(() => {});
  expect(parsed).toBe(16);
});

it('answers any number of requests that wait for each other', async () => {
  const { connect } = await open(echo);
  const connection = await connect();
  for (let i = 0; i < 40; i += 1) {
    connection.send(get(`/${i}`));
    await expect(connection.readUntil(`GET /${i} ;`)).resolves.toBeUndefined();
  }
});

it('takes a body in chunks, and no body in the finest ones', async () => {
  const chunk = (content: string) => `${content.length.toString(16)}\r\n${content}\r\n`;
  const { connect } = await open(echo);
  const usual = await connect();
  usual.send(beginPost('Transfer-Encoding: chunked') + chunk('a'.repeat(100)).repeat(600) + '0\r\n\r\n');
  await usual.readUntil(`POST / ${'a'.repeat(60_000)};`);
  const fine = await connect();
  fine.socket.on('error', () => {});
  fine.send(beginPost('Transfer-Encoding: chunked') + chunk('a').repeat(600) + '0\r\n\r\n');
  expect(await fine.readToEnd().catch(() => 'reset')).not.toContain('200');
});

const refuse: RequestListener = (_request, response) =>
  void response.writeHead(413, { 'content-length': 7 }).end('refused');

const megabyte = Buffer.alloc(1_048_576, 0x61);

/** Begins a body that is refused, as a client that goes on sending. */
async function beginRefused(length: number) {
  const { server, connect } = await open(refuse);
  const accepted = once(server, 'connection') as Promise<[Socket]>;
  const connection = await connect();
  connection.socket.allowHalfOpen = true;
  connection.send(`${beginPost(`Content-Length: ${length}`)}a`);
  const [taken] = await accepted;
  return { ...connection, taken };
}

it('lets who is refused send a little more, and then read why', async () => {
  const { socket, readToEnd } = await beginRefused(megabyte.length / 2);
  socket.end(megabyte.subarray(megabyte.length / 2 + 1));
  expect((await readToEnd()).toString()).toMatch(/^HTTP\/1\.1 413 [^]*connection: close[^]*refused$/i);
});

it('reads about a megabyte of who goes on without end, and closes after two seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { socket, taken, readUntil } = await beginRefused(2 ** 40);
  const closed = once(taken, 'close');
  socket.on('error', () => {});
  await readUntil('refused');
  // More than the buffers on the way can hold.
  for (let i = 0; i < 64; i += 1) socket.write(megabyte);
  await expect.poll(() => taken.bytesRead, { timeout: 10_000 }).toBeGreaterThan(megabyte.length);
  for (let i = 0; i < 20; i += 1) await turn();
  expect(taken.bytesRead).toBeLessThan(megabyte.length + 8 * 65_536);
  await vi.advanceTimersByTimeAsync(2000);
  await closed;
});

it('says in the response in progress that it is the last, once it is asked to', async () => {
  const { server, closeAfterResponses, connect } = await open(echo);
  const connection = await connect();
  connection.send(beginPost('Content-Length: 4'));
  await once(server, 'request');
  closeAfterResponses();
  connection.send('body');
  expect((await connection.readToEnd()).toString()).toMatch(/^Connection: close\r$[^]*POST \/ body;/im);
});
