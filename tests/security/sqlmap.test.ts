import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
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
  '400,401,403,404,405,409,415,429,503',
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

/** What sqlmap is to send; `*` marks each place to try. */
interface Target {
  method: string;
  /** Path and query. */
  target: string;
  headers?: string[];
  data?: string;
}

function describeTarget({ method, path, base, operation }: ListedOperation): Target {
  const parameters = operation.parameters ?? [];
  const query = parameters.filter((one) => one.in === 'query').map(({ name }) => `${name}=1*`);
  const headers = parameters.filter((one) => one.in === 'header').map(({ name }) => `${name}: x*`);
  const place = `${base === 'auth' ? '/api/auth' : '/functions/v1'}${path.replaceAll(/\{\w+\}/g, 'a*')}`;
  const media = operation.requestBody?.content['application/json'];
  const example = media?.example ?? Object.values(media?.examples ?? {})[0]?.value;
  return {
    method,
    target: query.length > 0 ? `${place}?${query.join('&')}` : place,
    headers: [`Cookie: ${attacked.cookie}`, ...headers, ...(example ? [json] : [])],
    ...(example !== undefined && { data: markValues(example) }),
  };
}

const json = 'Content-Type: application/json';

/** JSON with a mark in each text. */
const markValues = (example: unknown): string =>
  JSON.stringify(example, (_key, value: unknown) => (typeof value === 'string' ? `${value}*` : value));

/** What sqlmap says of one request. (A request file would make it read a list of targets from its input.) */
async function scan(name: string, request: Target, origin = attacked.product.url): Promise<string> {
  const { method, target, headers = [], data } = request;
  const sent = headers.length > 0 ? ['--headers', headers.join('\n')] : [];
  const body = data === undefined ? [] : ['--data', data];
  const what = ['-u', `${origin}${target}`, '--method', method, ...sent, ...body];
  const args = [...what, ...options, ...depth, '--output-dir', join(dir, name)];
  const child = spawn('sqlmap', args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const [output] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return output;
}

const isTried = (output: string): boolean => /do not appear to be injectable/.test(output);
const isFound = (output: string): boolean =>
  /identified the following injection point|is vulnerable/.test(output);

it('sqlmap finds nothing in any parameter of the API', { timeout: timeout * 4 }, async () => {
  const withInput = operations.filter(
    ({ operation }) => operation.parameters?.length || operation.requestBody,
  );
  expect(withInput.length).toBeGreaterThan(25);
  for (const operation of withInput) {
    const output = await scan(operation.id, describeTarget(operation));
    expect([operation.id, isFound(output)]).toEqual([operation.id, false]);
    expect([operation.id, isTried(output) || output]).toEqual([operation.id, true]);
  }
});

it('sqlmap finds nothing in pages, forms and credentials', { timeout }, async () => {
  const get = (target: string, headers: string[] = []): Target => ({ method: 'GET', target, headers });
  const send = (target: string, data: string): Target => ({ method: 'POST', target, data });
  const requests: Record<string, Target> = {
    blog: get('/blog?q=a*&cursor=b*'),
    article: get('/blog/a*'),
    upload: get('/uploads/blog-1*.png?w=480*'),
    contact: send('/contact', 'form=contact&name=a*&email=a@b.example*&subject=b*&message=c*'),
    newsletter: send('/', 'form=newsletter&email=a@b.example*'),
    key: get('/functions/v1/messages-api', ['X-API-Key: cmk_a*']),
    token: get('/functions/v1/messages-api', ['Authorization: Bearer a*']),
    session: get('/functions/v1/messages-api', ['Cookie: countermark.session_token=a*']),
  };
  for (const [name, request] of Object.entries(requests)) {
    const output = await scan(name, request);
    expect([name, isFound(output)]).toEqual([name, false]);
    expect([name, isTried(output) || output]).toEqual([name, true]);
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
  const control = { method: 'GET', target: '/?q=a*' };
  const output = await scan('control', control, `http://127.0.0.1:${port}`);
  server.close();
  database.close();
  expect(isFound(output)).toBe(true);
});
