import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { ApiEnvironment } from './api.ts';
import { contentBodyBytes, guardJsonBody, jsonBodyBytes } from './json-body.ts';
import { Problem } from './problem.ts';

const limits: Record<string, number> = { '/echo': jsonBodyBytes, '/content': contentBodyBytes };
const countedCalls: number[] = [];

const app = new Hono<ApiEnvironment>();
app.use(async (c, next) => {
  c.set('jsonBodyBytes', limits[c.req.path]);
  c.set('countCalls', async (calls) => {
    countedCalls.push(calls);
  });
  await next();
});
app.use(guardJsonBody);
app.all('*', async (c) => c.json({ received: limits[c.req.path] === undefined ? null : await c.req.json() }));
app.onError((error) => {
  if (error instanceof Problem) return error.toResponse();
  throw error;
});

const json = { 'content-type': 'application/json' };

const send = (
  body: BodyInit | undefined,
  headers: Record<string, string> = json,
  { method = 'POST', path = '/echo' } = {},
) => app.request(path, { method, headers, ...(body !== undefined && { body }) });

async function readProblem(response: Response): Promise<[number, string]> {
  const body: unknown = await response.json();
  const detail = typeof body === 'object' && body !== null && 'detail' in body ? String(body.detail) : '';
  return [response.status, detail];
}

const list = (count: number, describeItem: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => describeItem(i)).join(',');

const tooMany = 'The request body may have at most 1000 names and list entries';

describe('a JSON body', () => {
  it.each(['POST', 'PUT', 'PATCH'])('reaches the route of a %s', async (method) => {
    const response = await send('{"name":"Zoë"}', json, { method });
    expect(await response.json()).toEqual({ received: { name: 'Zoë' } });
  });

  it('is not asked of an operation that takes none', async () => {
    expect((await send(undefined, {}, { path: '/nothing' })).status).toBe(200);
  });

  it.each(['Application/JSON; charset=utf-8', 'application/json;foo=bar'])(
    'may be sent as %j',
    async (type) => {
      expect((await send('{}', { 'content-type': type })).status).toBe(200);
    },
  );

  it.each(['text/plain', ''])('is refused when it is sent as %j', async (type) => {
    const response = await send(new TextEncoder().encode('{}'), type ? { 'content-type': type } : {});
    expect(await readProblem(response)).toEqual([415, 'Send the request body as application/json']);
  });

  it('is asked for when there is none', async () => {
    expect(await readProblem(await send(undefined, {}))).toEqual([400, 'A JSON body is required']);
  });

  it.each([
    ['no JSON', '{"name":', 'The request body is not valid JSON'],
    ['not UTF-8', Uint8Array.of(0x22, 0xc3, 0x28, 0x22), 'The request body is not valid UTF-8'],
    ['a NUL in a field', '{"a":{"b":"\\u0000"}}', 'a.b has characters that cannot be stored'],
    ['half a character', '{"name":"\\ud83d"}', 'name has characters that cannot be stored'],
    ['a pit of lists', '['.repeat(30_000) + ']'.repeat(30_000), 'The request body is nested too deeply'],
    ['33 levels', `${'{"a":['.repeat(16)}[]${']}'.repeat(16)}`, 'The request body is nested too deeply'],
    ['1,001 names', `{${list(1001, (i) => `"n${i}":1`)}}`, tooMany],
    ['1,002 list entries', `[${list(1002, String)}]`, tooMany],
  ])('is refused when it is %s', async (_, body, detail) => {
    expect(await readProblem(await send(body))).toEqual([400, detail]);
  });

  it.each([
    ['32 levels', `${'{"a":['.repeat(16)}${']}'.repeat(16)}`],
    ['1,000 names', `{${list(1000, (i) => `"n${i}":1`)}}`],
    ['1,000 list entries', `[${list(1000, String)}]`],
    ['texts full of what JSON is made of', JSON.stringify({ a: '[{,:"\\'.repeat(5000), b: '\\' })],
  ])('may have %s', async (_, body) => {
    const response = await send(body);
    expect([response.status, await response.json()]).toEqual([200, { received: JSON.parse(body) }]);
  });

  it.each(Object.entries(limits))(
    'to %s may have %i bytes and not one more, and the connection ends with that',
    async (path, limit) => {
      const quoted = (size: number) => `"${'x'.repeat(size - 2)}"`;
      expect((await send(quoted(limit), json, { path })).status).toBe(200);
      const refused = await send(quoted(limit + 1), json, { path });
      expect(await readProblem(refused)).toEqual([413, `The request body may have at most ${limit} bytes`]);
      expect(refused.headers.get('connection')).toBe('close');
    },
  );

  it('counts as one call more for each 16 KiB', async () => {
    for (const [size, calls] of [
      [16_384, []],
      [16_385, [1]],
      [65_536, [3]],
    ] as const) {
      countedCalls.length = 0;
      await send(`"${'x'.repeat(size - 2)}"`);
      expect([size, countedCalls]).toEqual([size, calls]);
    }
  });

  it('does not repeat at length what it is refused for', async () => {
    const text = await (await send(`{"${'n'.repeat(60_000)}":"\\u0000"}`)).text();
    expect(text.length).toBeLessThan(500);
  });

  it('is not read on once it is too large', async () => {
    let chunks = 0;
    const endless = new ReadableStream({
      pull(controller) {
        chunks += 1;
        controller.enqueue(new Uint8Array(100_000));
      },
    });
    const init = { method: 'POST', headers: json, body: endless, duplex: 'half' };
    expect((await app.request(new Request('http://localhost/echo', init))).status).toBe(413);
    expect(chunks).toBeLessThan(20);
  });

  it('has more names and entries where content is sent, and no end of them there either', async () => {
    const content = { path: '/content' };
    const sections = (count: number) => `[${list(count, (i) => `{"kind":"text","n":${i}}`)}]`;
    expect((await send(sections(5000), json, content)).status).toBe(200);
    expect(await readProblem(await send(sections(10_001), json, content))).toEqual([
      400,
      'The request body may have at most 20000 names and list entries',
    ]);
  });
});
