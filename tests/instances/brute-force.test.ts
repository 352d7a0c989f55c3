import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TotpSetup } from '#features/identity/contract.ts';
import { readTotpCode } from '#tests/support/authenticator.ts';
import type { Product } from '#tests/support/start-product.ts';
import { openInstances, query, signInOn, type Instances } from './open-instances.ts';

let instances: Instances;
let admin: Product['admin'];
beforeAll(async () => {
  instances = await openInstances(2, { RATE_LIMIT_FACTOR: '1' });
  ({ admin } = instances.products[0]!);
});
afterAll(async () => {
  // Not there when they did not start.
  await (instances as Instances | undefined)?.stop();
});

/** Somebody at an address of their own, whose requests reach the two instances in turn. */
function makePerson() {
  const parts = randomUUID().replaceAll('-', '').match(/.{4}/g)!;
  const address = `2001:db8:${parts.slice(0, 6).join(':')}`;
  const cookies = new Map<string, string>();
  const keep = (pair: string) => cookies.set(pair.split('=')[0]!, pair);
  let asked = 0;
  const ask = async (path: string, init: RequestInit): Promise<Response> => {
    const { url } = instances.products[asked % 2]!;
    asked += 1;
    const cookie = [...cookies.values()].join('; ');
    const headers = { origin: instances.siteUrl, 'x-forwarded-for': address, cookie, ...init.headers };
    const answer = await fetch(url + path, { ...init, headers });
    for (const line of answer.headers.getSetCookie()) keep(line.split(';')[0]!);
    return answer;
  };
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    ask(`/api/auth${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  return {
    post,
    bring: (header: string) => header.split('; ').forEach(keep),
    signIn: (password: string) => post('/sign-in/email', { email: admin.email, password }),
    readMessages: (key: string) =>
      ask('/functions/v1/messages-api?limit=1', { headers: { 'x-api-key': key } }),
  };
}

/** Each try at a password takes its time. */
const timeout = { timeout: 180_000 };

/** Refused, for no longer than that. */
function expectRefused(answer: Response, maximumSeconds: number): void {
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(maximumSeconds);
}

/** A later attempt need not wait for those before; what they tried stays counted. */
const endWaits = () =>
  query(instances.databaseUrl, "delete from request_limits where key like 'account-failure:%'");

it(
  'ends guessing a password after five wrong ones on both instances, and keeps its owner out nowhere else',
  timeout,
  async () => {
    const attacker = makePerson();
    for (let i = 0; i < 5; i += 1) expect((await attacker.signIn(`wrong ${i}`)).status).toBe(401);
    for (let i = 0; i < 2; i += 1) expectRefused(await attacker.signIn(admin.password), 3600);
    const owner = makePerson();
    for (let i = 0; i < 2; i += 1) expect((await owner.signIn(admin.password)).status).toBe(200);
  },
);

it('counts tries at one moment on both instances', async () => {
  await endWaits();
  const attacker = makePerson();
  const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => attacker.signIn(`wrong ${i}`)));
  const statuses = answers.map(({ status }) => status);
  expect([statuses.filter((status) => status === 401).length, new Set(statuses)]).toEqual([
    5,
    new Set([401, 429]),
  ]);
});

/** Sets an authenticator app up. @returns its address, the recovery codes, and the session that did it */
async function setUpTotp(): Promise<TotpSetup & { session: Record<string, string> }> {
  const [first] = instances.products;
  const session = await signInOn(first!, instances.siteUrl);
  const owner = makePerson();
  const begun = await owner.post('/two-factor/enable', { password: admin.password }, session);
  const setup = (await begun.json()) as TotpSetup;
  const code = readTotpCode(setup.totp_uri, new Date());
  const confirmed = await owner.post('/two-factor/verify-totp', { code }, session);
  expect(confirmed.status).toBe(200);
  const cookie = confirmed.headers.getSetCookie().map((line) => line.split(';')[0]);
  return { ...setup, session: { ...session, cookie: cookie.join('; ') } };
}

const guesses = [
  ['/two-factor/verify-totp', (i: number) => `00000${i}`],
  ['/two-factor/verify-backup-code', (i: number) => `aaaaa-bbbb${i}`],
] as const;

it.each(guesses)(
  'slows %s down after five wrong codes on both instances, but not for its owner',
  timeout,
  async (path, makeCode) => {
    await endWaits();
    const { totp_uri, session } = await setUpTotp();
    const owner = makePerson();
    owner.bring(session['cookie']!);
    const attacker = makePerson();
    const answers = [];
    await attacker.signIn(admin.password);
    for (let i = 0; i < 5; i += 1) {
      answers.push((await attacker.post(path, { code: makeCode(i) })).status);
    }
    expect(answers).toEqual([401, 401, 401, 401, 401]);
    await query(
      instances.databaseUrl,
      `update request_limits set count = 15, window_end = to_char(
        (now() + interval '15 hours') at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        where key like 'code-failure:%'`,
    );
    const another = makePerson();
    for (let i = 0; i < 2; i += 1) {
      await another.signIn(admin.password);
      expectRefused(await another.post('/two-factor/verify-totp', { code: '123456' }), 900);
      expectRefused(await another.post('/two-factor/verify-backup-code', { code: 'aaaaa-bbbbb' }), 900);
    }
    for (const { url } of instances.products) {
      expect((await fetch(`${url}/functions/v1/sign-in-methods`, { headers: session })).status).toBe(200);
    }

    await owner.post('/sign-out', {});
    await owner.signIn(admin.password);
    const code = readTotpCode(totp_uri, new Date(Date.now() + 30_000));
    expect((await owner.post('/two-factor/verify-totp', { code })).status).toBe(200);
    const off = await owner.post('/two-factor/disable', { password: admin.password });
    expect(off.status).toBe(200);
    await query(instances.databaseUrl, "delete from request_limits where key like 'code-failure:%'");
  },
);

it("ends guessing an API key by the guesser's calls on both instances; the key goes on elsewhere", async () => {
  const [first] = instances.products;
  const session = await signInOn(first!, instances.siteUrl);
  const made = await fetch(`${first!.url}/functions/v1/generate-api-key`, {
    method: 'POST',
    headers: session,
    body: JSON.stringify({ name: 'CI' }),
  });
  const { key } = (await made.json()) as { key: string };
  const attacker = makePerson();
  const guess = async (i: number) =>
    (await attacker.readMessages(`${key.slice(0, -4)}${String(i).padStart(4, '0')}`)).status;
  // Each instance alone lets 600 calls a minute through.
  const statuses = new Set<number>();
  for (let i = 0; i < 700; i += 50) {
    for (const status of await Promise.all(Array.from({ length: 50 }, (_, j) => guess(i + j)))) {
      statuses.add(status);
    }
  }
  expect([...statuses].filter((status) => status !== 429)).toEqual([401]);
  // They tell each other once a second.
  const guessOnBoth = async () => [await guess(0), await guess(1)];
  await expect.poll(guessOnBoth, { timeout: 10_000 }).toEqual([429, 429]);
  const owner = makePerson();
  for (let i = 0; i < 2; i += 1) expect((await owner.readMessages(key)).status).toBe(200);
});
