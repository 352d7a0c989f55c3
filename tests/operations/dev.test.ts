import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openContentApi } from '#tests/support/content-api.ts';
import { findFreePort } from '#tests/support/free-port.ts';

const root = join(import.meta.dirname, '../..');

it('serves pages, the API and forms as production does, while sources change', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'countermark-dev-'));
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  // Vitest's own variables would make it a test's server.
  const { PATH, HOME } = process.env;
  const admin = { email: 'admin@example.com', password: 'a long password' };
  const env = {
    PATH,
    HOME,
    PORT: String(port),
    DATA_DIR: dataDir,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    ASTRO_TELEMETRY_DISABLED: '1',
  };
  const child = spawn(process.execPath, ['scripts/dev.ts'], { cwd: root, env, stdio: 'ignore' });
  onTestFinished(async () => {
    const ended = once(child, 'exit');
    if (child.exitCode === null && child.kill()) await ended;
    rmSync(dataDir, { recursive: true, force: true });
  });

  const read = async (path: string, init?: RequestInit) => {
    const response = await fetch(url + path, init);
    return [response.status, await response.text()] as const;
  };
  const first = () => read('/').catch(() => [0, '']);
  await expect.poll(first, { timeout: 100_000, interval: 500 }).toMatchObject([200, /<h1/]);
  expect(await read('/functions/v1/blog-api')).toEqual([200, '[]']);
  const form = new URLSearchParams({ form: 'newsletter', email: 'nobody' });
  const [, page] = await read('/contact', { method: 'POST', body: form, headers: { origin: url } });
  expect(page).toContain('Please enter a valid email address');

  for (const path of ['/', '/functions/v1/blog-api', '/src/main.ts']) {
    expect([path, await askOtherHost(url + path)]).toEqual([path, 421]);
  }
  const foreign = { method: 'POST', headers: { origin: 'https://evil.example' } };
  const message = { ...foreign, body: new URLSearchParams({ form: 'newsletter', email: 'ann@example.com' }) };
  expect(await read('/contact', message)).toEqual([403, expect.stringContaining('foreign_origin')]);
  expect(await read('/functions/v1/newsletter-api', foreign)).toEqual([
    403,
    expect.stringContaining('foreign_origin'),
  ]);
  expect(await read('/uploads/nothing.png')).toEqual([404, expect.stringContaining('not_found')]);
  expect((await read('/healthz'))[0]).toBe(200);

  const signedIn = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(admin),
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const content = openContentApi(url, cookie);
  const study = 'cases/dock-schedule';
  const { data } = await content.read(study);
  const saved = await content.ask('PUT', `/${study}`, { data: { ...data, client: 'Of the draft' } });
  expect(saved.status).toBe(200);
  const preview = '/preview/me/portfolio/dock-schedule';
  expect(await read(preview, { headers: { cookie } })).toEqual([
    200,
    expect.stringContaining('Of the draft'),
  ]);
  expect(await read(preview)).toEqual([404, expect.not.stringContaining('Of the draft')]);
  expect((await read('/portfolio/dock-schedule'))[1]).not.toContain('Of the draft');
});

/** The status of a request that gives the site another host name. */
async function askOtherHost(url: string): Promise<number | undefined> {
  const [response] = (await once(get(url, { headers: { host: 'evil.example' } }), 'response')) as [
    IncomingMessage,
  ];
  response.resume();
  return response.statusCode;
}
