import { createHmac, randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { createAuth } from '#features/identity/server/create-auth.ts';
import { sessionCookieName } from '#features/identity/server/session-cookie.ts';
import { generateKey, hashKey } from '#features/identity/server/api-keys/api-key.ts';
import { createAccounts } from '#app/identity.ts';
import { createApi } from '#app/api/create-api.ts';
import type { Scope } from '#features/identity/api-keys.contract.ts';
import type { Platform } from '#platform/context.ts';
import { expectDescribed } from './described-answers.ts';
import type { OpenTestPlatform, TestPlatform } from './test-platform.ts';

/** A test's request. An object as `body` goes as JSON. */
export interface Ask {
  body?: unknown;
  headers?: Record<string, string>;
  /** Whom it comes from. */
  clientIp?: string;
}

/** The real API on a test's platform, without a socket in between. Each answer is as the description says. */
export interface TestApi {
  ask(method: string, path: string, ask?: Ask): Promise<Response>;
  askAsAdmin(method: string, path: string, ask?: Ask): Promise<Response>;
  /** Asks with a session that the same admin has just signed in. */
  askInPerson(method: string, path: string, ask?: Ask): Promise<Response>;
  adminId: string;
  /** The key that `askAsAdmin` asks with. */
  adminKey: string;
}

const origin = 'http://localhost:3000';

/**
 * Opens the API with one admin. Paths are relative to `/functions/v1`, unless they begin with `/api/`.
 */
export async function openTestApi(platform: Platform): Promise<TestApi> {
  const auth = createAuth({ ...platform, authSecret: platform.config.authSecret! });
  const api = createApi(platform, auth, createAccounts(platform, auth));
  const { id: adminId, key } = await makeAdmin(platform);

  async function ask(
    method: string,
    path: string,
    { body, headers = {}, clientIp = '192.0.2.1' }: Ask = {},
  ): Promise<Response> {
    const raw =
      body === undefined ||
      typeof body === 'string' ||
      body instanceof Uint8Array ||
      body instanceof FormData;
    const request = new Request(`${origin}${path.startsWith('/api/') ? '' : '/functions/v1'}${path}`, {
      method,
      headers: { host: 'localhost:3000', ...(raw ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: raw ? (body as BodyInit) : JSON.stringify(body) }),
    });
    const response = await api.fetch(request, { clientIp, requestId: uuidv7(), noteRoute: () => {} });
    await expectDescribed(method, path, response);
    return response;
  }
  let cookie: Promise<string> | undefined;
  return {
    adminId,
    adminKey: key,
    ask,
    askAsAdmin: (method, path, { headers, ...rest } = {}) =>
      ask(method, path, { ...rest, headers: { 'x-api-key': key, ...headers } }),
    async askInPerson(method, path, { headers, ...rest } = {}) {
      cookie ??= openSession(platform, adminId);
      return ask(method, path, { ...rest, headers: { cookie: await cookie, ...headers } });
    },
  };
}

/** Opens a platform, and the API on it. */
export async function openWithApi(
  open: OpenTestPlatform,
  ...settings: Parameters<OpenTestPlatform>
): Promise<{ platform: TestPlatform; api: TestApi }> {
  const platform = await open(...settings);
  return { platform, api: await openTestApi(platform) };
}

/** A session as a sign-in makes it, without a password's time. @returns its cookie */
export async function openSession({ database, config, now }: Platform, userId: string): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const at = now().toISOString();
  const row = { id: uuidv7(), userId, token, createdAt: at, updatedAt: at };
  await database.kysely
    .withTables<{ session: Record<string, unknown> }>()
    .insertInto('session')
    .values({ ...row, expiresAt: new Date(now().getTime() + 86_400_000).toISOString() })
    .execute();
  const signature = createHmac('sha256', config.authSecret!).update(token).digest('base64');
  return `${sessionCookieName(config.siteUrl)}=${encodeURIComponent(`${token}.${signature}`)}`;
}

async function makeAdmin({ database, now }: Platform): Promise<{ id: string; key: string }> {
  const id = uuidv7();
  const at = now().toISOString();
  const verified = database.kind === 'postgres' ? true : 1;
  await database.kysely
    .withTables<{ user: Record<string, unknown> }>()
    .insertInto('user')
    .values({
      id,
      name: 'admin',
      email: `${id}@example.com`,
      emailVerified: verified,
      createdAt: at,
      updatedAt: at,
    })
    .execute();
  await database.kysely.insertInto('user_roles').values({ user_id: id, role: 'admin' }).execute();
  return { id, key: await insertKey({ database, now }, id) };
}

/** Makes an API key. @returns it whole */
export async function insertKey(
  { database, now }: Pick<Platform, 'database' | 'now'>,
  userId: string,
  scopes: readonly Scope[] | null = null,
): Promise<string> {
  const key = generateKey();
  await database.kysely
    .insertInto('api_keys')
    .values({
      id: uuidv7(),
      user_id: userId,
      name: 'test',
      key_prefix: key.slice(0, 12),
      key_hash: hashKey(key),
      revoked: 0,
      expires_at: null,
      created_at: now().toISOString(),
      last_used_at: null,
      scopes: scopes && JSON.stringify(scopes),
    })
    .execute();
  return key;
}
