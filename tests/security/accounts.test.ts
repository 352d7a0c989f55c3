import { setTimeout as sleep } from 'node:timers/promises';
import { SignJWT, base64url, exportJWK, generateKeyPair } from 'jose';
import { describe, expect, it } from 'vitest';
import { findMedian } from '#tests/support/quantiles.ts';
import { readCookies, startAttacked } from './attacked-product.ts';

const attacked = startAttacked();

const signUp = (email: string, password: string, more: object = {}) =>
  attacked.send('POST', '/api/auth/sign-up/email', { email, password, ...more });
const signIn = (body: object, headers: Record<string, string> = {}) =>
  attacked.send('POST', '/api/auth/sign-in/email', body, headers);
const readUser = async (cookie: string) =>
  (await (await attacked.ask('/functions/v1/session', { headers: { cookie } })).json()) as { user: unknown };

describe('a session', () => {
  it('is never the one that the browser brought along', async () => {
    const names = attacked.cookie.split('; ').map((pair) => pair.split('=')[0]!);
    const planted = names.map((name) => `${name}=planted.by-an-attacker`).join('; ');
    const fresh = readCookies(await signIn(attacked.product.admin, { cookie: planted }));
    expect(fresh).not.toContain('planted');
    expect((await readUser(planted)).user).toBeNull();
    const again = readCookies(await signIn(attacked.product.admin, { cookie: fresh }));
    expect(again).not.toBe(fresh);
    expect((await readUser(again)).user).not.toBeNull();
  });

  it('is in no other place than its cookie', async () => {
    const [, value = ''] = attacked.cookie.split('; ')[0]!.split(/=(.*)/s);
    const token = decodeURIComponent(value);
    for (const path of [
      `/functions/v1/session?token=${value}`,
      `/functions/v1/session?session_token=${value}`,
    ]) {
      expect(await (await attacked.ask(path)).json()).toEqual({ user: null });
    }
    expect(
      (await attacked.ask('/functions/v1/session', { headers: { authorization: `Bearer ${token}` } })).status,
    ).toBe(401);
    const bodies = ['/functions/v1/session', '/functions/v1/sign-in-methods', '/functions/v1/api-keys'];
    for (const path of bodies) {
      expect(await (await attacked.askAsAdmin('GET', path)).text()).not.toContain(token.split('.')[0]);
    }
  });

  it.each(['', 'a.b', '%E0%A4%A', "' or 1=1 --", 'a'.repeat(5000)])(
    'is not found for the cookie %j',
    async (value) => {
      const name = attacked.cookie.split('=')[0]!;
      expect((await readUser(`${name}=${value}`)).user).toBeNull();
    },
  );
});

describe('an access token', () => {
  const ask = async (token: string) =>
    (await attacked.ask('/functions/v1/messages-api', { headers: { authorization: `Bearer ${token}` } }))
      .status;

  const mint = async (): Promise<string> => {
    const answer = await attacked.askAsAdmin('POST', '/functions/v1/access-token', {});
    return ((await answer.json()) as { access_token: string }).access_token;
  };
  const encode = (value: object) => base64url.encode(JSON.stringify(value));

  it('is not forged by what its header says of the key', async () => {
    const token = await mint();
    expect(await ask(token)).toBe(200);
    const [header = '', payload = '', signature = ''] = token.split('.');
    const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
    const jwk = await exportJWK(publicKey);
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
    const own = { jwk, kid: 'x' };
    const rsa = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', ...own })
      .sign(privateKey);
    const hs = (head: object, key: string) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...head })
        .sign(Buffer.from(key.padEnd(32, '\0')));
    const forged = [
      rsa,
      await hs({}, ''),
      await hs({ kid: '../../../../dev/null' }, ''),
      await hs({ kid: "x' union select '" }, ''),
      await hs({ kid: '/proc/sys/kernel/randomize_va_space' }, '2'),
      await hs({ jku: 'http://127.0.0.1:1/jwks.json', x5u: 'http://127.0.0.1:1/x' }, ''),
      await hs({ jwk: { kty: 'oct', k: base64url.encode('\0'.repeat(32)) } }, ''),
      await hs({}, 'countermark'),
      await hs({}, attacked.product.admin.password),
      ...['none', 'None', 'NONE', 'nOnE', ''].map((alg) => `${encode({ alg, typ: 'at+jwt' })}.${payload}.`),
      `${encode({ alg: 'none', typ: 'at+jwt' })}.${payload}.${signature}`,
      `${encode({ alg: 'HS512', typ: 'at+jwt' })}.${payload}.${signature}`,
      `${encode({ alg: 'HS256', typ: 'JWT' })}.${payload}.${signature}`,
      `${encode({ alg: 'HS256', typ: 'at+jwt', crit: ['exp'] })}.${payload}.${signature}`,
      `${header}.${encode({ ...claims, exp: 9_999_999_999 })}.${signature}`,
      `${header}.${payload}.`,
      `${header}.${payload}`,
      `${header}..${signature}`,
      `${header}.${payload}.${signature}.x`,
      `${header}.${payload}.${'A'.repeat(signature.length)}`,
    ];
    for (const bad of forged) expect([bad, await ask(bad)]).toEqual([bad, 401]);
  });
});

describe('an account', () => {
  it('is given nothing that a sign-up or sign-in asks for beside it', async () => {
    const email = 'mallory@example.com';
    const more = {
      role: 'admin',
      is_admin: true,
      isAdmin: true,
      user_roles: ['admin'],
      emailVerified: true,
      twoFactorEnabled: false,
    };
    const ids = {
      id: '019a9f5e-0000-7000-8000-000000000000',
      userId: 'x',
      name: '<b>',
      image: 'https://evil.example/x',
    };
    expect((await signUp(email, 'mallory-password', { ...more, ...ids, rememberMe: true })).status).toBe(200);
    const cookie = readCookies(await signIn({ email, password: 'mallory-password', ...more, ...ids }));
    expect(await readUser(cookie)).toMatchObject({ user: { email, is_admin: false } });
    expect((await readUser(cookie)).user).not.toMatchObject({ id: ids.id });
  });
});

/** How often each is asked: as often as it takes for a busy machine's two times to be alike. */
const fewestCalls = 8;
const mostCalls = 40;

describe('whether an address has an account', () => {
  const known = () => attacked.product.admin.email;
  const calls: Record<string, (email: string, i: number) => Promise<Response>> = {
    'a sign-in': (email) => signIn({ email, password: 'not the password' }),
    'a sign-up': (email) => signUp(email, 'some password'),
    'a forgotten password': (email) => attacked.send('POST', '/api/auth/request-password-reset', { email }),
    'a confirmation': (email) => attacked.send('POST', '/api/auth/send-verification-email', { email }),
  };

  it.each(Object.keys(calls))(
    'is revealed neither by the answer nor by the time of %s',
    { timeout: 300_000 },
    async (name) => {
      const call = calls[name]!;
      const times = { known: [] as number[], unknown: [] as number[] };
      const answers = new Set<string>();
      const areClose = () => {
        const [a, b] = [findMedian(times.known), findMedian(times.unknown)];
        return Math.abs(a - b) < Math.max(25, 0.35 * Math.max(a, b));
      };
      // A real difference is still there after many; what others do on the machine is not.
      for (let i = 0; i < fewestCalls || (i < mostCalls && !areClose()); i += 1) {
        for (const who of i % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
          const email = who === 'known' ? known() : `nobody-${name.length}-${i}@example.com`;
          const startedAt = performance.now();
          const response = await call(email, i);
          times[who].push(performance.now() - startedAt);
          const headers = [...response.headers.keys()].filter(
            (header) => !/^(date|x-request-id)$/.test(header),
          );
          answers.add(
            `${response.status} ${(await response.text()).replaceAll(email, '')} ${headers.toSorted().join()}`,
          );
          await sleep(5);
        }
      }
      expect([...answers]).toHaveLength(1);
      expect({
        known: findMedian(times.known),
        unknown: findMedian(times.unknown),
        close: areClose(),
      }).toMatchObject({ close: true });
    },
  );
});
