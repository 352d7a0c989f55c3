import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProduct, type Product } from '#tests/support/start-product.ts';

/** Settings of the kind that must be found in nothing that leaves the process. */
const secrets = {
  AUTH_SECRET: 'auth-secret-that-nobody-may-see-1234567890',
  ADMIN_PASSWORD: 'admin-password-that-nobody-may-see',
  AI_API_KEY: 'ai-key-that-nobody-may-see',
  smtp: 'smtp-password-that-nobody-may-see',
};
const typed = { password: 'typed-password-that-nobody-may-see', email: 'private.person@example.com' };

let product: Product;
const answers: string[] = [];
const model = createServer((_request, response) => {
  response.writeHead(500, { 'content-type': 'application/json' }).end('{"error":{"message":"broken"}}');
});

beforeAll(async () => {
  await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve));
  product = await startProduct({
    AUTH_SECRET: secrets.AUTH_SECRET,
    ADMIN_PASSWORD: secrets.ADMIN_PASSWORD,
    AI_API_KEY: secrets.AI_API_KEY,
    AI_BASE_URL: `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`,
    AI_MODEL: 'model',
    // Nothing listens there: every mail fails, and says so in the log.
    SMTP_URL: `smtp://user:${secrets.smtp}@127.0.0.1:9`,
    LOG_LEVEL: 'trace',
  });
});
afterAll(async () => {
  await product.stop();
  model.close();
});

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(`${product.url}${path}`, { redirect: 'manual', ...init });
  const text = await response.clone().text();
  answers.push(
    JSON.stringify([...response.headers.entries()].filter(([name]) => name !== 'set-cookie')),
    text,
  );
  return response;
}
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** Takes a table away for a while: what follows is an error that nobody has thought of. */
async function breakDatabase(work: () => Promise<void>): Promise<void> {
  const database = new BetterSqlite3(join(product.dataDir, 'countermark.db'));
  try {
    database.exec('alter table contact_messages rename to taken_away');
    await work();
    database.exec('alter table taken_away rename to contact_messages');
  } finally {
    database.close();
  }
}

/** Asks for everything that can go wrong. */
async function provokeErrors(): Promise<string[]> {
  const signIn = await post('/api/auth/sign-in/email', {
    email: product.admin.email,
    password: secrets.ADMIN_PASSWORD,
  });
  const cookie = signIn.headers.getSetCookie()[0]!.split(';')[0]!;
  const minted = (await (await post('/functions/v1/access-token', {}, { cookie })).json()) as {
    access_token: string;
  };
  const created = (await (
    await post('/functions/v1/generate-api-key', { name: 'x' }, { cookie })
  ).json()) as { key: string };
  answers.length = 0;
  await post('/api/auth/sign-in/email', typed);
  await post('/api/auth/sign-up/email', typed);
  await post('/api/auth/request-password-reset', { email: product.admin.email });
  await post('/api/auth/reset-password', {
    token: 'reset-token-that-nobody-may-see',
    newPassword: typed.password,
  });
  await post('/functions/v1/fortune-teller', {
    answers: { businessType: 'small', techChallenge: 'ai', growthGoal: 'reach', budget: 'medium' },
  });
  await post('/functions/v1/messages-api', {
    name: 'Private Person',
    ...typed,
    subject: 'x',
    message: 'private words',
  });
  await post('/functions/v1/messages-api', {
    name: 'Private Person',
    email: typed.email,
    subject: 'x',
    message: 'private words',
  });
  for (const credential of [minted.access_token, created.key]) {
    await ask('/functions/v1/messages-api/x', { headers: { authorization: `Bearer ${credential}x` } });
    await ask('/functions/v1/messages-api/x', { headers: { 'x-api-key': `${credential}x` } });
    await ask('/functions/v1/blog-api?limit=x', { headers: { 'x-api-key': credential } });
  }
  await ask('/nowhere', { headers: { cookie } });
  await ask('/functions/v1/nowhere', { headers: { cookie } });
  await post('/functions/v1/messages-api', '{"a":');
  await ask('/api/auth/verify-email?token=confirm-token-that-nobody-may-see');
  await breakDatabase(async () => {
    const broken = await post('/functions/v1/messages-api', {
      name: 'Private Person',
      email: typed.email,
      subject: 'x',
      message: 'private words',
    });
    expect(broken.status).toBe(500);
    await ask('/functions/v1/messages-api', { headers: { cookie } });
  });
  // A mail is tried every second.
  await expect.poll(() => product.output(), { timeout: 10_000 }).toContain('mail not sent');
  const [, sessionToken = ''] = decodeURIComponent(cookie).split(/=([^.]+)/);
  return [minted.access_token, created.key, sessionToken];
}

describe('no secret', { timeout: 60_000 }, () => {
  it('stands in a log or an answer, whatever goes wrong', async () => {
    const made = await provokeErrors();
    const hidden = [...Object.values(secrets), ...made, typed.password];
    const shared = ['reset-token-that-nobody-may-see', 'confirm-token-that-nobody-may-see'];
    for (const secret of [...hidden, ...shared]) {
      expect(secret.length).toBeGreaterThan(10);
      expect(product.output()).not.toContain(secret);
    }
    for (const secret of hidden) for (const answer of answers) expect(answer).not.toContain(secret);
  });

  it('nor anything of a person stands in a log', () => {
    expect(product.output()).not.toMatch(/private\.person|Private Person|private words/);
  });

  it('nor anything of the inside stands in an answer', () => {
    for (const answer of answers) {
      expect(answer).not.toMatch(
        /node_modules|\.[jt]s:\d+|at \w+ \(|SQLITE_|no such table|contact_messages|select .* from|better-auth|\/src\/|127\.0\.0\.1:9/i,
      );
    }
  });

  it('is one line that means another: a line end in what was sent stays in its own entry', async () => {
    await ask(`/functions/v1/blog-api?q=${encodeURIComponent('x\n{"level":60,"msg":"forged"}')}`, {
      headers: { 'user-agent': 'x' },
    });
    for (const line of product.output().split('\n'))
      expect(line.startsWith('{"level":60,"msg":"forged"}')).toBe(false);
  });
});
