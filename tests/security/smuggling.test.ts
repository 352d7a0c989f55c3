import { expect, it } from 'vitest';
import { startAttacked } from './attacked-product.ts';
import { sendRaw } from './send-raw.ts';

const attacked = startAttacked();
const hidden = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
const chunkedEnd = `\r\n0\r\n\r\n${hidden}`;

/** All answers' statuses, and whether the connection was left open. */
const sendHead = (head: string[], body = '') =>
  sendRaw(attacked.product.url, `${head.join('\r\n')}\r\n${body}`);

const countAnswers = (text: string): number => text.match(/^HTTP\/1\.1 \d/gm)?.length ?? 0;

it.each([
  ['a length and chunks', ['Content-Length: 6', 'Transfer-Encoding: chunked'], chunkedEnd],
  ['a space before the colon', ['Transfer-Encoding : chunked'], chunkedEnd],
  ['a folded coding', ['Transfer-Encoding:', ' chunked'], chunkedEnd],
  ['chunked not last', ['Transfer-Encoding: chunked, identity'], chunkedEnd],
  ['two lengths', ['Content-Length: 0', 'Content-Length: 6'], chunkedEnd],
  ['a list of lengths', ['Content-Length: 5, 5'], '\r\nhello'],
  ['a signed length', ['Content-Length: +5'], '\r\nhello'],
  ['a length beyond all numbers', ['Content-Length: 99999999999999999999999'], '\r\nhello'],
  ['a space before a header', [' X: y'], '\r\n'],
  ['a bare CR in a header', ['X: y\rZ: z'], '\r\n'],
])('refuses %s, and closes', async (_what, headers, body) => {
  const answer = await sendHead(['POST / HTTP/1.1', 'Host: localhost', ...headers], body);
  expect([answer.status, answer.headers['connection'], countAnswers(answer.text)]).toEqual([400, 'close', 1]);
});

it.each([
  ['ours and another', ['Host: localhost', 'Host: evil.example']],
  ['ours twice', ['Host: localhost', 'host: localhost']],
  ['none', []],
])('refuses %s as the Host, also for a stored page', async (_what, hosts) => {
  await attacked.ask('/');
  for (const path of ['/', '/healthz', '/functions/v1/settings', '/nowhere']) {
    const answer = await sendHead([`GET ${path} HTTP/1.1`, ...hosts, 'Connection: close', '']);
    expect([path, answer.status]).toEqual([path, 400]);
  }
});

it('refuses a coding that a proxy may read in another way', async () => {
  const head = ['POST / HTTP/1.1', 'Host: localhost', 'Transfer-Encoding: identity, chunked', ''];
  expect((await sendHead(head, '0\r\n\r\n')).status).toBe(400);
});

it.each([
  ['no number', 'zz\r\nabc\r\n0\r\n\r\n'],
  ['more than fits', 'fffffffffffffffff\r\nabc\r\n0\r\n\r\n'],
  ['a bare LF', '3\nabc\n0\n\n'],
  ['another length than the chunk', `3\r\nabcdef\r\n0\r\n\r\n${hidden}`],
  ['an extension without end', `1;${'a'.repeat(20_000)}\r\na\r\n0\r\n\r\n`],
])('refuses a chunk whose size has %s', async (_what, body) => {
  const head = ['POST / HTTP/1.1', 'Host: localhost', 'Transfer-Encoding: chunked'];
  const form = 'Content-Type: application/x-www-form-urlencoded';
  const answer = await sendHead([...head, form, ''], body);
  expect([answer.status >= 400, countAnswers(answer.text)]).toEqual([true, 1]);
});

it.each([
  ['an absolute target', 'GET http://evil.example/ HTTP/1.1', 400],
  ['an absolute target with a name before our host', 'GET http://evil.example@localhost/ HTTP/1.1', 400],
  ['an authority', 'GET evil.example:80 HTTP/1.1', 400],
  ['an asterisk', 'GET * HTTP/1.1', 400],
  ['a request line that ends with LF alone', 'GET / HTTP/1.1\nA: b', 505],
  ['a space in the target', 'GET /a b HTTP/1.1', 400],
  ['a preface of HTTP/2', 'PRI * HTTP/2.0', 505],
  ['a method of no letters', 'G\x01T / HTTP/1.1', 400],
  ['TRACE', 'TRACE / HTTP/1.1', 405],
])('refuses %s', async (_what, requestLine, status) => {
  const answer = await sendHead([
    requestLine,
    'Host: localhost',
    'Connection: close',
    'X-Secret: echoed',
    '',
  ]);
  expect(answer.status).toBe(status);
  expect(answer.text).not.toContain('echoed');
});

it.each([
  ['GET http://localhost/ HTTP/1.1', 200],
  ['GET HTTP://LocalHost/healthz HTTP/1.1', 200],
  ['GET http://localhost//evil.example/ HTTP/1.1', 404],
])('takes the host from the target, and not from Host: %s', async (requestLine, status) => {
  for (const host of ['localhost', 'evil.example']) {
    const answer = await sendHead([requestLine, `Host: ${host}`, 'Connection: close', '']);
    expect([answer.status, answer.text.includes('evil.example')]).toEqual([status, false]);
  }
  const twice = await sendHead([requestLine, 'Host: localhost', 'Host: localhost', 'Connection: close', '']);
  expect(twice.status).toBe(400);
});

it('opens no tunnel', async () => {
  const answer = await sendHead(['CONNECT evil.example:80 HTTP/1.1', 'Host: evil.example:80', ''], hidden);
  expect(countAnswers(answer.text)).toBe(0);
});

it('changes to no other protocol', async () => {
  const upgrade = ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABk'];
  const answer = await sendHead(['GET /healthz HTTP/1.1', 'Host: localhost', ...upgrade, '']);
  expect(answer.status).toBe(200);
});

it('takes the body of a GET for no request', async () => {
  const body = hidden.replace('/healthz', '/readyz');
  const head = ['GET /healthz HTTP/1.1', 'Host: localhost', `Content-Length: ${body.length}`, ''];
  expect(countAnswers((await sendHead(head, body)).text)).toBe(1);
});

it('closes after a form that it has not read to its end', async () => {
  const head = ['POST / HTTP/1.1', 'Host: localhost', 'Content-Type: text/plain', 'Content-Length: 200', ''];
  const answer = await sendHead(head, hidden);
  expect([answer.status, answer.headers['connection'], countAnswers(answer.text)]).toEqual([415, 'close', 1]);
});
