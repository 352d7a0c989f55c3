import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listOperations, type ListedOperation, type OpenApiDocument } from '../api/openapi-document.ts';
import { startAttacked } from './attacked-product.ts';

const full = process.env['SECURITY_FULL'] === '1';
/** Without waiting in between, time-based guesses take most of the time and find nothing more. */
const depth = full ? ['--level', '3', '--risk', '2'] : ['--level', '1', '--risk', '1', '--technique', 'BEUS'];
const options = [
  '--batch',
  '--flush-session',
  '--disable-coloring',
  '--timeout',
  '10',
  '--retries',
  '0',
  '--ignore-code',
  '401',
];
const timeout = full ? 1_200_000 : 180_000;

/** Nothing in them but what the description says is read by us; they only send a session away. */
const leftOut = new Set(['signOut', 'uploadImage']);

const attacked = startAttacked({ RATE_LIMIT_FACTOR: '100000' });
let dir: string;
let operations: ListedOperation[];
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'countermark-sqlmap-'));
  const document = (await (await attacked.ask('/functions/v1/openapi.json')).json()) as OpenApiDocument;
  operations = listOperations(document).filter(({ id }) => !leftOut.has(id));
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** sqlmap's request file; `*` marks a place to try that it would not find by itself. */
function describeRequest({ method, path, base, operation }: ListedOperation): string {
  const { host } = new URL(attacked.product.url);
  const parameters = operation.parameters ?? [];
  const query = parameters.filter((one) => one.in === 'query').map(({ name }) => `${name}=1*`);
  const headers = parameters.filter((one) => one.in === 'header').map(({ name }) => `${name}: x*`);
  const target = `${base === 'auth' ? '/api/auth' : '/functions/v1'}${path.replace(/\{\w+\}/g, 'a*')}`;
  const media = operation.requestBody?.content['application/json'];
  const example = media?.example ?? Object.values(media?.examples ?? {})[0]?.value;
  return [
    `${method} ${target}${query.length > 0 ? `?${query.join('&')}` : ''} HTTP/1.1`,
    `Host: ${host}`,
    `Cookie: ${attacked.cookie}`,
    ...headers,
    ...(example ? ['Content-Type: application/json', '', markValues(example)] : ['', '']),
  ].join('\r\n');
}

/** JSON with a mark in each text. */
const markValues = (example: unknown): string =>
  JSON.stringify(example, (_key, value: unknown) => (typeof value === 'string' ? `${value}*` : value));

/** What sqlmap says of one request. */
async function scan(name: string, request: string): Promise<string> {
  const file = join(dir, `${name}.txt`);
  writeFileSync(file, request);
  const child = spawn('sqlmap', ['-r', file, ...options, ...depth, '--output-dir', join(dir, name)]);
  const [output] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return output;
}

const isFound = (output: string): boolean =>
  /identified the following injection point|is vulnerable/.test(output);

it('sqlmap finds nothing in any parameter of the API', { timeout: timeout * 4 }, async () => {
  const withInput = operations.filter(
    ({ operation }) => operation.parameters?.length || operation.requestBody,
  );
  expect(withInput.length).toBeGreaterThan(25);
  for (const operation of withInput) {
    const output = await scan(operation.id, describeRequest(operation));
    expect([operation.id, isFound(output)]).toEqual([operation.id, false]);
    expect([operation.id, /do not appear to be injectable/.test(output) || output]).toEqual([
      operation.id,
      true,
    ]);
  }
});

it('sqlmap finds nothing in pages, forms and credentials', { timeout }, async () => {
  const host = `Host: ${new URL(attacked.product.url).host}`;
  const form = ['Content-Type: application/x-www-form-urlencoded', ''];
  const requests: Record<string, string[]> = {
    blog: ['GET /blog?q=a*&cursor=b* HTTP/1.1', host, '', ''],
    article: ['GET /blog/a* HTTP/1.1', host, '', ''],
    upload: ['GET /uploads/blog-1*.png?w=480* HTTP/1.1', host, '', ''],
    contact: [
      'POST /contact HTTP/1.1',
      host,
      ...form,
      'form=contact&name=a*&email=a@b.example*&subject=b*&message=c*',
    ],
    newsletter: ['POST / HTTP/1.1', host, ...form, 'form=newsletter&email=a@b.example*'],
    key: ['GET /functions/v1/messages-api HTTP/1.1', host, 'X-API-Key: cmk_a*', '', ''],
    token: ['GET /functions/v1/messages-api HTTP/1.1', host, 'Authorization: Bearer a*', '', ''],
    session: [
      'GET /functions/v1/messages-api HTTP/1.1',
      host,
      'Cookie: countermark.session_token=a*',
      '',
      '',
    ],
  };
  for (const [name, lines] of Object.entries(requests)) {
    expect([name, isFound(await scan(name, lines.join('\r\n')))]).toEqual([name, false]);
  }
});

it('sqlmap would find a query that is put together from text', { timeout }, async () => {
  const database = new Database(':memory:');
  database.exec("create table posts (title text); insert into posts values ('a'), ('b')");
  const server = createServer((request, response) => {
    const q = new URL(request.url ?? '', 'http://localhost').searchParams.get('q');
    try {
      response.end(JSON.stringify(database.prepare(`select title from posts where title = '${q}'`).all()));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const output = await scan('control', `GET /?q=a* HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`);
  server.close();
  database.close();
  expect(isFound(output)).toBe(true);
});
