import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { expect, it, vi } from 'vitest';
import { createClient } from './create-client.ts';

const thing = z.object({ id: z.string(), box: z.string(), name: z.string() });
const json = <Schema extends z.ZodType>(schema: Schema) => ({ content: { 'application/json': { schema } } });

const listRoute = createRoute({
  method: 'get',
  path: '/',
  request: { query: z.object({ box: z.enum(['inbox', 'spam']).default('inbox') }) },
  responses: { 200: { description: '', ...json(z.array(thing)) } },
});
const changeRoute = createRoute({
  method: 'patch',
  path: '/{id}',
  request: { params: z.object({ id: z.string() }), body: json(z.object({ name: z.string() })) },
  responses: { 200: { description: '', ...json(thing) } },
});
const deleteRoute = createRoute({
  method: 'delete',
  path: '/{id}',
  request: { params: z.object({ id: z.string() }) },
  responses: { 204: { description: '' } },
});

const routes = new OpenAPIHono()
  .openapi(listRoute, (c) => {
    const rows = [{ id: 'a', box: c.req.valid('query').box, name: c.req.header('x-extra') ?? '' }];
    return c.json(rows, 200, { link: '</things?cursor=x>; rel="next"', etag: '"7"' });
  })
  .openapi(changeRoute, (c) =>
    c.json({ id: c.req.valid('param').id, box: 'inbox', name: c.req.valid('json').name }, 200),
  )
  .openapi(deleteRoute, (c) => c.body(null, 204));

const app = new OpenAPIHono().route('/things', routes);
const things = createClient<typeof routes>('/things');

const serve = () =>
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) =>
    app.request(url, { ...init, signal: null }),
  );
it('fills in the path and sends the body', async () => {
  serve();
  const changed = await things.patch('/:id', { param: { id: 'a b/c' }, json: { name: 'new' } });
  expect(changed).toEqual({ id: 'a b/c', box: 'inbox', name: 'new' });
});

it('reads a page and where the next one is', async () => {
  serve();
  const page = await things.getPage('/', { query: { box: 'spam' } }, null, { headers: { 'x-extra': 'e' } });
  expect(page).toEqual({ rows: [{ id: 'a', box: 'spam', name: 'e' }], next: '/things?cursor=x' });
  expect((await things.getPage('/', { query: {} }, '/things?box=inbox')).rows[0]?.box).toBe('inbox');
});

it('reads nothing of an answer without a body', async () => {
  serve();
  expect(await things.delete('/:id', { param: { id: 'a' } })).toBeUndefined();
});

it('has the address of what a link reads', () => {
  expect(things.addressOf('/', { query: { box: 'spam' } })).toBe('/things?box=spam');
  expect(things.addressOf('/', { query: {} })).toBe('/things');
});

it('knows what the routes declare', () => {
  // @ts-expect-error -- no such path
  expect(things.addressOf('/others', { query: {} })).toBe('/things/others');
  // @ts-expect-error -- no such box
  expect(things.addressOf('/', { query: { box: 'outbox' } })).toBe('/things?box=outbox');
});
