import { rights, rightsOf } from '#platform/rights.contract.ts';
import { OpenAPIHono } from '@hono/zod-openapi';
import { expect, it } from 'vitest';
import { anonymous, type Caller } from '#platform/context.ts';
import type { ApiEnvironment } from '#platform/http/api.ts';
import { Problem } from '#platform/http/problem.ts';
import {
  describeOnBothDatabases,
  type OpenTestPlatform,
  type TestPlatform,
} from '#tests/support/test-platform.ts';
import type { ApiKey, CreatedApiKey } from '../../api-keys.contract.ts';
import { apiKeysRoutes } from './api-keys.routes.ts';
import { findKeyOwner } from '../resolve-caller.ts';

const admin: Caller = {
  kind: 'user',
  userId: 'ada',
  email: 'ada@example.com',
  roles: ['admin'],
  rights,
  lacksSecondFactor: false,
  via: 'session',
  isRecent: true,
};

async function openWithAdmin(open: OpenTestPlatform) {
  const platform = await open();
  const now = new Date().toISOString();
  const flag = platform.database.kind === 'postgres' ? true : 1;
  const row = {
    id: 'ada',
    name: 'ada',
    email: 'ada@example.com',
    emailVerified: flag,
    createdAt: now,
    updatedAt: now,
  };
  const { kysely } = platform.database;
  await kysely.withTables<{ user: Record<string, unknown> }>().insertInto('user').values(row).execute();
  await kysely.insertInto('user_roles').values({ user_id: 'ada', role: 'admin' }).execute();
  return platform;
}

function ask(platform: TestPlatform, caller: Caller) {
  const app = new OpenAPIHono<ApiEnvironment>();
  app.use('*', async (c, next) => {
    c.set('context', { ...platform, caller });
    await next();
  });
  app.onError((error) => {
    if (error instanceof Problem) return error.toResponse();
    throw error;
  });
  app.route('/', apiKeysRoutes);
  return async (method: string, path: string, body?: unknown) =>
    app.request(path, {
      method,
      ...(body !== undefined && {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    });
}

async function createKey(
  platform: TestPlatform,
  input: Record<string, unknown> = {},
): Promise<CreatedApiKey> {
  const response = await ask(platform, admin)('POST', '/generate-api-key', { name: 'CI', ...input });
  expect(response.status).toBe(201);
  return (await response.json()) as CreatedApiKey;
}

describeOnBothDatabases('API keys', (open) => {
  it('are shown whole once, and kept as a hash', async () => {
    const platform = await openWithAdmin(open);
    const created = await createKey(platform);
    expect(created).toMatchObject({ name: 'CI', revoked: false, expires_at: null, last_used_at: null });
    expect(created.key).toMatch(/^cmk_[0-9A-Za-z]{40}$/);
    expect(created.key_prefix).toBe(created.key.slice(0, 12));

    const listed = (await (await ask(platform, admin)('GET', '/api-keys')).json()) as ApiKey[];
    expect(listed.map((key) => Object.keys(key).toSorted())).toEqual([
      ['created_at', 'expires_at', 'id', 'key_prefix', 'last_used_at', 'name', 'owner', 'revoked', 'scopes'],
    ]);
    const stored = await platform.database.kysely.selectFrom('api_keys').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(created.key.slice(12));
  });

  it('are listed newest first, a page at a time', async () => {
    const platform = await openWithAdmin(open);
    for (const [i, name] of ['one', 'two', 'three'].entries()) {
      platform.now = () => new Date(1_900_000_000_000 + i);
      await createKey(platform, { name });
    }
    const get = ask(platform, admin);
    const first = await get('GET', '/api-keys?limit=2');
    const names = async (response: Response) => ((await response.json()) as ApiKey[]).map((key) => key.name);
    expect(await names(first)).toEqual(['three', 'two']);
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')![1]!;
    const second = await get('GET', next);
    expect([await names(second), second.headers.get('link')]).toEqual([['one'], null]);
  });

  it('open the door until they are revoked, which is for good', async () => {
    const platform = await openWithAdmin(open);
    const { key, id } = await createKey(platform);
    expect(await findKeyOwner(platform, key)).toMatchObject({ userId: 'ada' });
    const post = ask(platform, admin);
    const revoked = await post('POST', '/revoke-api-key', { keyId: id });
    expect([revoked.status, await revoked.json()]).toMatchObject([200, { id, revoked: true }]);
    expect(await findKeyOwner(platform, key)).toBeNull();
    expect((await post('POST', '/revoke-api-key', { keyId: id })).status).toBe(200);
    expect((await post('POST', '/revoke-api-key', { keyId: 'unknown' })).status).toBe(404);
    expect((await post('POST', '/revoke-api-key', {})).status).toBe(400);
  });

  it('note their last use, once a minute at most', async () => {
    const platform = await openWithAdmin(open);
    const { key } = await createKey(platform);
    const lastUsed = async (at: string) => {
      platform.now = () => new Date(at);
      await findKeyOwner(platform, key);
      const row = await platform.database.kysely
        .selectFrom('api_keys')
        .select('last_used_at')
        .executeTakeFirst();
      return row?.last_used_at;
    };
    expect(await lastUsed('2030-01-01T00:00:00.000Z')).toBe('2030-01-01T00:00:00.000Z');
    expect(await lastUsed('2030-01-01T00:00:59.999Z')).toBe('2030-01-01T00:00:00.000Z');
    expect(await lastUsed('2030-01-01T00:01:00.000Z')).toBe('2030-01-01T00:01:00.000Z');
  });

  it('are restricted to what their owner may, and to some of that where chosen', async () => {
    const platform = await openWithAdmin(open);
    expect(await createKey(platform)).toMatchObject({ scopes: null, owner: { id: 'ada', name: 'ada' } });
    const { key } = await createKey(platform, { scopes: ['leads', 'posts.write', 'leads'] });
    expect((await findKeyOwner(platform, key))?.scopes).toEqual(['posts.write', 'leads']);

    const author = { ...admin, roles: ['author' as const], rights: rightsOf(['author']) };
    const refuse = async (scopes: unknown) => {
      const response = await ask(platform, author)('POST', '/generate-api-key', { name: 'CI', scopes });
      return [response.status, ((await response.json()) as { detail: string }).detail];
    };
    expect(await refuse(['media.use', 'leads'])).toEqual([400, 'You do not have the right “leads” yourself']);
    expect(await refuse([])).toEqual([400, 'Please choose what the key may do']);
    expect((await refuse(['personal-data']))[0]).toBe(400);
  });

  it('of others are for those alone who manage the team', async () => {
    const platform = await openWithAdmin(open);
    const { id } = await createKey(platform);
    const stranger = { ...admin, userId: 'eve', roles: ['author' as const], rights: rightsOf(['author']) };
    const send = ask(platform, stranger);
    expect(await (await send('GET', '/api-keys')).json()).toEqual([]);
    expect((await send('POST', '/revoke-api-key', { keyId: id })).status).toBe(404);
    expect((await send('DELETE', `/api-keys/${id}`)).status).toBe(404);
    const manager = { ...admin, userId: 'eve' };
    expect((await ask(platform, manager)('POST', '/revoke-api-key', { keyId: id })).status).toBe(200);
  });

  it('refuse an expiry that is over, an empty name and unknown fields', async () => {
    const platform = await openWithAdmin(open);
    const refuse = async (body: unknown) => {
      const response = await ask(platform, admin)('POST', '/generate-api-key', body);
      return [response.status, ((await response.json()) as { detail: string }).detail];
    };
    expect(await refuse({ name: ' ' })).toEqual([400, 'Please enter a key name']);
    expect(await refuse({ name: 'CI', expires_at: '2020-01-01' })).toEqual([
      400,
      'The expiry must be in the future',
    ]);
    expect(await refuse({ name: 'CI', key_hash: 'mine' })).toEqual([400, 'Unknown field: key_hash']);
  });

  it('are for those who work here, and made, revoked and deleted by one who has just signed in', async () => {
    const platform = await openWithAdmin(open);
    const { id } = await createKey(platform);
    const statuses = async (caller: Caller) => {
      const send = ask(platform, caller);
      const answers = [
        await send('POST', '/generate-api-key', { name: 'CI' }),
        await send('POST', '/revoke-api-key', { keyId: id }),
        await send('GET', '/api-keys'),
        await send('DELETE', `/api-keys/${id}`),
      ];
      return answers.map((answer) => answer.status);
    };
    expect(await statuses(anonymous)).toEqual([403, 403, 403, 403]);
    expect(await statuses({ ...admin, roles: [], rights: [] })).toEqual([403, 403, 403, 403]);
    for (const stolen of [{ via: 'key' }, { via: 'token' }, { isRecent: false }] as const) {
      expect(await statuses({ ...admin, ...stolen })).toEqual([403, 403, 200, 403]);
    }
    expect(await statuses(admin)).toEqual([201, 200, 200, 204]);
  });
});
