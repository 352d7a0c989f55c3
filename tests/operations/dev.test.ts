import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { findFreePort } from '../support/free-port.ts';

const root = join(import.meta.dirname, '../..');

it('serves pages, the API and forms while sources change', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'countermark-dev-'));
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  // Vitest's own variables would make it a test's server.
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, PORT: String(port), DATA_DIR: dataDir, ASTRO_TELEMETRY_DISABLED: '1' };
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
});
