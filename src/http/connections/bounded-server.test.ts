import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { openConnection, type RawConnection } from '../../../tests/support/raw-connection.ts';
import { BoundedServer } from './bounded-server.ts';

const servers: BoundedServer[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

const plainly = (content: string) => `HTTP/1.1 200 OK\r\nContent-Length: ${content.length}\r\n\r\n${content}`;
const get = (path: string, ...lines: string[]) =>
  ['GET', path, 'HTTP/1.1\r\n'].join(' ') + ['Host: localhost', ...lines, '', ''].join('\r\n');

const long = 'l'.repeat(8_000_000);

/** Answers `/plain` and `/long` itself; everything else gets its own request back. */
async function open(limits: { heldBytesLimit?: number; openBodiesLimit?: number } = {}) {
  const others: string[] = [];
  const plain: string[] = [];
  const server = new BoundedServer(
    {},
    (request, response) => {
      const answer = (body: string) => {
        others.push(`${request.method} ${request.url}`);
        response.end(`${request.method} ${request.url} ${body}`);
      };
      text(request).then(answer, () => {});
    },
    {
      answerPlainly({ target }) {
        plain.push(target);
        if (target === '/plain') return Buffer.from(plainly('ppppp'));
        return target === '/long' ? Buffer.from(plainly(long)) : null;
      },
      refuseOverload: () => 'HTTP/1.1 503 Service Unavailable\r\n\r\n',
      ...limits,
    },
  );
  servers.push(server);
  const sockets: Socket[] = [];
  server.on('connection', (socket: Socket) => void sockets.push(socket));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  /** Waits until a request is being answered without Node. */
  const waitForPlain = (target: string) => expect.poll(() => plain, { timeout: 10_000 }).toContain(target);
  /** Sends a part of a request, and waits until it is read. */
  async function sendPart({ send, socket }: RawConnection, part: string) {
    const peer = sockets.find(({ remotePort }) => remotePort === socket.localPort)!;
    const before = peer.bytesRead;
    send(part);
    await expect.poll(() => peer.bytesRead, { timeout: 10_000 }).toBe(before + part.length);
  }
  return {
    server,
    others,
    plain,
    waitForPlain,
    sendPart,
    connect: () => openConnection(`http://127.0.0.1:${port}`),
  };
}

it('answers plain requests one after the other, without Node', async () => {
  const { connect, others } = await open();
  const connection = await connect();
  for (let i = 0; i < 3; i += 1) {
    connection.send(get('/plain'));
    await connection.readUntil('ppppp');
  }
  expect(others).toEqual([]);
});

it('leaves the connection to Node from the first other request on', async () => {
  const { connect, others, sendPart } = await open();
  const connection = await connect();
  connection.send(get('/plain'));
  await connection.readUntil('ppppp');
  await sendPart(
    connection,
    `POST /form HTTP/1.1\r\nHost: localhost\r\nContent-Length: 200000\r\n\r\n${'a'.repeat(10_000)}`,
  );
  connection.send('a'.repeat(90_000));
  connection.send('b'.repeat(100_000));
  await connection.readUntil('abbb');
  connection.send(get('/plain', 'Connection: close'));
  expect((await connection.readToEnd()).toString()).toContain('GET /plain ');
  expect(others).toEqual(['POST /form', 'GET /plain']);
});

it('refuses bodies that take long once there are too many, and still takes others', async () => {
  const { server, connect, others } = await open({ openBodiesLimit: 2 });
  const begin = async () => {
    const connection = await connect();
    const seen = once(server, 'request');
    connection.send('POST /form HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\nab');
    await seen;
    return connection;
  };
  const [first, second, third] = [await begin(), await begin(), await begin()] as const;
  expect((await first.readToEnd()).toString()).toBe('HTTP/1.1 503 Service Unavailable\r\n\r\n');
  const end = async (connection: RawConnection) => {
    connection.send('cde');
    await connection.readUntil('abcde');
  };
  await end(second);
  await end(third);
  await end(await begin());
  expect(others).toEqual(['POST /form', 'POST /form', 'POST /form']);
});

it('leaves plain requests to Node while too much of what it answered itself is unread', async () => {
  const { connect, others, waitForPlain } = await open({ heldBytesLimit: 1_000_000 });
  const slow = await connect();
  slow.socket.pause();
  slow.send(get('/long'));
  await waitForPlain('/long');
  const other = await connect();
  other.send(get('/plain'));
  await other.readUntil('GET /plain ');
  slow.socket.resume();
  await slow.readUntil(long);
  other.send(get('/plain'));
  await other.readUntil('ppppp');
  expect(others).toEqual(['GET /plain']);
});

it('loses no part of a request that comes in pieces, and answers in order', async () => {
  const { connect, sendPart } = await open();
  const connection = await connect();
  connection.send(get('/plain'));
  await connection.readUntil('ppppp');
  for (const part of ['GET /one HTT', 'P/1.1\r\nHost: localhost\r\n', '\r\nGE']) {
    await sendPart(connection, part);
  }
  connection.send(`T /two HTTP/1.1\r\nHost: localhost\r\n\r\n${get('/plain', 'Connection: close')}`);
  const all = (await connection.readToEnd()).toString();
  expect(all.match(/ppppp|GET \S+/g)).toEqual(['GET /one', 'GET /two', 'GET /plain']);
});

it('leaves it to Node to refuse what is no request', async () => {
  const { server, connect } = await open();
  server.on('clientError', (_error, socket) => socket.end('HTTP/1.1 400 refused\r\n\r\n'));
  const connection = await connect();
  connection.send('GET /plain HTTP/1.1\r\nHost : localhost\r\n\r\n');
  expect((await connection.readToEnd()).toString()).toContain('400 refused');
});

it('answers who sends no more, and then ends', async () => {
  const { server, connect } = await open();
  server.keepAliveTimeout = 600_000;
  const connection = await connect();
  connection.socket.end(get('/long'));
  expect((await connection.readToEnd()).toString() === plainly(long)).toBe(true);
});

it('takes no further answer into memory before a slow reader has the last', async () => {
  const { connect, plain, waitForPlain } = await open();
  const connection = await connect();
  connection.send(get('/long') + get('/plain'));
  await waitForPlain('/long');
  const other = await connect();
  other.send(get('/plain'));
  await other.readUntil('ppppp');
  expect(plain).toEqual(['/long', '/plain']);
  await connection.readUntil('ppppp');
  expect(plain).toEqual(['/long', '/plain', '/plain']);
});

it('ends a connection that says nothing, at first and between requests', async () => {
  const { server, connect } = await open();
  server.headersTimeout = 50;
  server.keepAliveTimeout = 300;
  server.keepAliveTimeoutBuffer = 0;
  const silent = await connect();
  expect(await silent.readToEnd()).toHaveLength(0);
  server.headersTimeout = 10_000;
  const connection = await connect();
  const startedAt = performance.now();
  connection.send(get('/plain'));
  await connection.readUntil('ppppp');
  expect(await connection.readToEnd()).toHaveLength(0);
  expect(performance.now() - startedAt).toBeGreaterThan(200);
});

it('ends idle connections when it closes, and cuts no answer short', async () => {
  const { server, connect, waitForPlain } = await open();
  server.keepAliveTimeout = 600_000;
  const [idle, others, reader] = [await connect(), await connect(), await connect()];
  idle.send(get('/plain'));
  await idle.readUntil('ppppp');
  others.send(get('/other'));
  await others.readUntil('GET /other ');
  reader.send(get('/long'));
  await waitForPlain('/long');
  const closed = once(server, 'close');
  server.close();
  for (const connection of [idle, others]) expect(await connection.readToEnd()).toHaveLength(0);
  const closing = setInterval(() => server.closeIdleConnections(), 10);
  expect(await reader.readToEnd()).toHaveLength(plainly(long).length);
  clearInterval(closing);
  await closed;
});

it('outlives a visitor who breaks off', async () => {
  const { connect, waitForPlain } = await open();
  const gone = await connect();
  gone.send(get('/long'));
  await waitForPlain('/long');
  gone.socket.resetAndDestroy();
  const connection = await connect();
  connection.send(get('/plain'));
  await expect(connection.readUntil('ppppp')).resolves.toBeUndefined();
});

it('says in the answer under way that it is the last, once it is asked to', async () => {
  const { server, connect } = await open();
  const connection = await connect();
  connection.send('POST /late HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\n\r\n');
  await once(server, 'request');
  server.closeAfterAnswers();
  connection.send('body');
  const answer = (await connection.readToEnd()).toString();
  expect(answer).toMatch(/^Connection: close\r$/im);
  expect(answer).toContain('POST /late body');
});
