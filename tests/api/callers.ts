import { createSecretKey } from 'node:crypto';
import { SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { deriveAccessTokenKey } from '#features/identity/server/access-token.ts';
import { createAdmin } from '#features/identity/server/admins.ts';
import { insertVerifiedAccount } from '#features/identity/server/accounts.store.ts';
import { scryptPassword } from '#features/identity/server/scrypt-password.ts';
import type { CreatedApiKey, Scope } from '#features/identity/api-keys.contract.ts';
import type { Platform } from '#platform/context.ts';
import type { Right, Role } from '#platform/rights.contract.ts';
import { openColleague, type Colleague } from '#tests/support/colleagues.ts';
import { insertKey, type TestApi } from '#tests/support/test-api.ts';

export type Headers = Record<string, string>;

/** The callers, by the credentials they send. */
export type Caller =
  | 'anonymous'
  | 'a made-up session'
  | 'a user by session'
  | 'a user by token'
  | 'an admin by session'
  | 'an admin by token'
  | 'an admin by key'
  | 'an admin by a restricted key'
  | 'an author by session'
  | 'an author by token'
  | 'an author by key'
  | 'an editor by session'
  | 'an editor by key'
  | 'an editor by a restricted key'
  | 'a lead desk by session'
  | 'a lead desk by key'
  | InvalidCaller;

const invalidCallers = [
  'a revoked key',
  'an expired key',
  'a deleted key',
  "a key's prefix",
  'a made-up key',
  "a former admin's key",
  'a forged token',
  'an unsigned token',
  'a token for another audience',
  'an expired token',
  'a signed-out token',
  'a session token as a bearer token',
  'another scheme',
] as const;

type InvalidCaller = (typeof invalidCallers)[number];

export const isInvalid = (caller: Caller): caller is InvalidCaller =>
  invalidCallers.some((invalid) => invalid === caller);

const roleNames = {
  'an admin': 'admin',
  'an author': 'author',
  'an editor': 'editor',
  'a lead desk': 'lead-desk',
} as const;

/** The role of a caller's account; null for none. */
export const roleOf = (caller: Caller): Role | null =>
  Object.entries(roleNames).find(([name]) => caller.startsWith(`${name} by `))?.[1] ?? null;

/** The scopes of restricted keys; an editor has no right to leads. */
const restrictions: Partial<Record<Caller, readonly Scope[]>> = {
  'an admin by a restricted key': ['leads', 'posts.write', 'posts.publish', 'team'],
  'an editor by a restricted key': ['media', 'leads'],
};

export const leaves = (caller: Caller, right: Right): boolean =>
  restrictions[caller]?.some((scope) => scope === right) ?? true;

const admin = { email: 'ada@example.com', password: 'the password of ada' };
const former = { email: 'grace@example.com', password: 'the password of grace' };
const user = { email: 'bob@example.com', password: 'the password of bob' };

/** Makes an account with each role, and every kind of credential, good and bad. */
export async function makeCallers(platform: Platform, api: TestApi): Promise<Record<Caller, Headers>> {
  await createAdmin(platform, admin);
  await createAdmin(platform, former);
  await createUser(platform);
  const adminSession = await signIn(api, admin);
  const userSession = await signIn(api, user);
  const formerSession = await signIn(api, former);
  const adminToken = await mintToken(api, adminSession);
  const userToken = await mintToken(api, userSession);

  const makeKey = (session: Headers = adminSession) => createKey(api, session);
  const good = await makeKey();
  const revoked = await makeKey();
  await api.ask('POST', '/revoke-api-key', { headers: adminSession, body: { keyId: revoked.id } });
  const expired = await makeKey();
  await platform.database.kysely
    .updateTable('api_keys')
    .set({ expires_at: '2020-01-01T00:00:00.000Z' })
    .where('id', '=', expired.id)
    .execute();
  const deleted = await makeKey();
  await api.ask('DELETE', `/api-keys/${deleted.id}`, { headers: adminSession });
  const formers = await makeKey(formerSession);
  await platform.database.kysely
    .deleteFrom('user_roles')
    .where('user_id', '=', readClaims(await mintToken(api, formerSession)).sub!)
    .execute();
  const signedOut = await signIn(api, admin);
  const signedOutToken = await mintToken(api, signedOut);
  await api.ask('POST', '/api/auth/sign-out', { headers: signedOut });

  const [author, editor, desk] = await Promise.all(
    (['author', 'editor', 'lead-desk'] as const).map((role) =>
      openColleague(platform, api, { roles: [role] }),
    ),
  );
  const keyOf = async ({ id }: Pick<Colleague, 'id'>, caller?: Caller) => ({
    'x-api-key': await insertKey(platform, id, caller && restrictions[caller]),
  });

  return {
    anonymous: {},
    'a made-up session': { cookie: `${adminSession['cookie']!.split('.').slice(0, -1).join('.')}.made-up` },
    'a user by session': userSession,
    'a user by token': bearer(userToken),
    'an admin by session': adminSession,
    'an admin by token': bearer(adminToken),
    'an admin by key': { 'x-api-key': good.key },
    'an admin by a restricted key': await keyOf({ id: good.owner.id }, 'an admin by a restricted key'),
    'an author by session': author!.headers,
    'an author by token': bearer(await mintToken(api, author!.headers)),
    'an author by key': await keyOf(author!),
    'an editor by session': editor!.headers,
    'an editor by key': await keyOf(editor!),
    'an editor by a restricted key': await keyOf(editor!, 'an editor by a restricted key'),
    'a lead desk by session': desk!.headers,
    'a lead desk by key': await keyOf(desk!),
    'a revoked key': { 'x-api-key': revoked.key },
    'an expired key': { 'x-api-key': expired.key },
    'a deleted key': { 'x-api-key': deleted.key },
    "a key's prefix": { 'x-api-key': good.key_prefix },
    'a made-up key': { 'x-api-key': `cmk_${'A'.repeat(40)}` },
    "a former admin's key": { 'x-api-key': formers.key },
    ...(await makeBadTokens(platform, readClaims(adminToken))),
    'a signed-out token': bearer(signedOutToken),
    'a session token as a bearer token': bearer(adminSession['cookie']!.split('=')[1]!),
    'another scheme': { authorization: `Basic ${Buffer.from('ada:x').toString('base64')}` },
  };
}

async function makeBadTokens(platform: Platform, claims: JWTPayload) {
  const own = deriveAccessTokenKey(platform.config.authSecret!);
  const foreign = createSecretKey(Buffer.alloc(32, 7));
  const sign = (payload: JWTPayload, key = own) =>
    new SignJWT(payload).setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' }).sign(key);
  return {
    'a forged token': bearer(await sign(claims, foreign)),
    'an unsigned token': bearer(new UnsecuredJWT(claims).encode()),
    'a token for another audience': bearer(await sign({ ...claims, aud: 'https://other.example' })),
    'an expired token': bearer(await sign({ ...claims, exp: Math.floor(Date.now() / 1000) - 1 })),
  };
}

const bearer = (token: string): Headers => ({ authorization: `Bearer ${token}` });

const readClaims = (token: string): JWTPayload =>
  JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString());

async function createUser({ database, now }: Platform): Promise<void> {
  const passwordHash = await scryptPassword.hash(user.password);
  await insertVerifiedAccount(database, database.kysely, { email: user.email, passwordHash, now: now() });
}

async function signIn(api: TestApi, credentials: typeof user): Promise<Headers> {
  const response = await api.ask('POST', '/api/auth/sign-in/email', { body: credentials });
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
  if (!cookie) throw new Error(`not signed in: ${await response.text()}`);
  return { cookie };
}

async function mintToken(api: TestApi, session: Headers): Promise<string> {
  const response = await api.ask('POST', '/access-token', { headers: session, body: {} });
  return ((await response.json()) as { access_token: string }).access_token;
}

async function createKey(api: TestApi, session: Headers): Promise<CreatedApiKey> {
  const response = await api.ask('POST', '/generate-api-key', { headers: session, body: { name: 'CI' } });
  return (await response.json()) as CreatedApiKey;
}
