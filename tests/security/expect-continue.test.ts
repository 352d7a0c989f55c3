import { expect, it } from 'vitest';
import { startAttacked } from './attacked-product.ts';
import { sendRaw } from './send-raw.ts';

const attacked = startAttacked();

const json = 'Content-Type: application/json';
const form = 'Content-Type: application/x-www-form-urlencoded';
const gigabyte = 'Content-Length: 1073741824';
const short = 'Content-Length: 10';
const foreign = 'Origin: http://evil.example';

const announce = (path: string, ...lines: string[]) =>
  sendRaw(
    attacked.product.url,
    [`POST ${path} HTTP/1.1`, 'Host: localhost', 'Expect: 100-continue', ...lines, '', ''].join('\r\n'),
  );

it.each([
  ['is too large for the API', '/functions/v1/messages-api', [json, gigabyte], 413],
  ['is too large for a form', '/contact', [form, gigabyte], 413],
  [
    'a stranger uploads',
    '/functions/v1/uploads',
    ['Content-Type: multipart/form-data; boundary=x', short],
    403,
  ],
  ['comes from another site', '/functions/v1/messages-api', [json, foreign, short], 403],
  ['nobody knows the operation of', '/functions/v1/nope', [json, short], 404],
  ['is no form', '/', [json, short], 415],
  ['asks whether the process is alive', '/healthz', [form, gigabyte], 405],
] as const)('lets nobody send a body that %s', async (_what, path, lines, status) => {
  const { text } = await announce(path, ...lines);
  expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual([`HTTP/1.1 ${status}`]);
});

it.each([
  ['/functions/v1/messages-api', json],
  ['/contact', form],
  ['/api/auth/sign-in/email', json],
])('has a body sent that %s reads', async (path, type) => {
  const { text } = await announce(path, type, short);
  expect(text).toBe('HTTP/1.1 100 Continue\r\n\r\n');
});
