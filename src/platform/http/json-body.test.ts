import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { guardJsonBody } from './json-body.ts';
import { Problem } from './problem.ts';

const app = new Hono();
app.use(guardJsonBody);
app.all('/echo', async (c) => c.json({ received: c.req.method === 'GET' ? null : await c.req.json() }));
app.onError((error) => {
  if (error instanceof Problem) return error.toResponse();
  throw error;
});

const json = { 'content-type': 'application/json' };

const send = (body: BodyInit | undefined, headers: Record<string, string> = json, method = 'POST') =>
  app.request('/echo', { method, headers, ...(body !== undefined && { body }) });

async function readProblem(response: Response): Promise<[number, string]> {
  const body: unknown = await response.json();
  const detail = typeof body === 'object' && body !== null && 'detail' in body ? String(body.detail) : '';
  return [response.status, detail];
}

describe('a JSON body', () => {
  it.each(['POST', 'PUT', 'PATCH'])('reaches the route of a %s', async (method) => {
    const response = await send('{"name":"Zoë"}', json, method);
    expect(await response.json()).toEqual({ received: { name: 'Zoë' } });
  });

  it('is not asked of a GET', async () => {
    expect((await send(undefined, {}, 'GET')).status).toBe(200);
  });

  it('may name its charset, in any case', async () => {
    expect((await send('{}', { 'content-type': 'Application/JSON; charset=utf-8' })).status).toBe(200);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=a',
    'text/json',
    '',
  ])('is refused when it is sent as %j', async (type) => {
    const response = await send(new TextEncoder().encode('{}'), type ? { 'content-type': type } : {});
    expect(await readProblem(response)).toEqual([415, 'Send the request body as application/json']);
  });

  it('is asked for when there is none', async () => {
    expect(await readProblem(await send(undefined, {}))).toEqual([400, 'A JSON body is required']);
  });

  it.each([
    ['no JSON', '{"name":', 'The request body is not valid JSON'],
    ['nothing', '', 'The request body is not valid JSON'],
    ['not UTF-8', Uint8Array.of(0x22, 0xc3, 0x28, 0x22), 'The request body is not valid UTF-8'],
    ['a NUL in a field', '{"a":{"b":"\\u0000"}}', 'a.b has characters that cannot be stored'],
    ['half a character', '{"name":"\\ud83d"}', 'name has characters that cannot be stored'],
    ['a pit of lists', '['.repeat(100_000) + ']'.repeat(100_000), 'The request body is nested too deeply'],
  ])('is refused when it is %s', async (_, body, detail) => {
    expect(await readProblem(await send(body))).toEqual([400, detail]);
  });

  it('may have a megabyte and not a byte more, and the connection ends with that', async () => {
    const quoted = (size: number) => `"${'x'.repeat(size - 2)}"`;
    expect((await send(quoted(1_048_576))).status).toBe(200);
    const refused = await send(quoted(1_048_577));
    expect(refused.status).toBe(413);
    expect(refused.headers.get('connection')).toBe('close');
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
});
