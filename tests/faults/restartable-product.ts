import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isBuilt } from '../../scripts/build.ts';
import { findFreePort } from '#tests/support/free-port.ts';
import { signIn } from '#tests/support/site-api.ts';
import type { OwnProcess } from '#tests/support/own-process.ts';
import { spawnMain, startArguments, waitUntilHealthy } from '#tests/support/start-product.ts';

/** The built product on one port and one data folder, however often it is killed. */
export interface RestartableProduct {
  url: string;
  dataDir: string;
  admin: { email: string; password: string };
  readonly pid: number;
  output(): string;
  /** Starts it and waits until it answers. @throws Error with its output when it does not */
  start(env?: Record<string, string>): Promise<void>;
  /** Ends it as a power cut does. */
  kill(): Promise<void>;
  /** Ends it as a service manager does. */
  stop(): Promise<void>;
  /** Ends it somehow and removes what it has written. */
  remove(): Promise<void>;
  /** Signs the first admin in; the cookie outlasts restarts. */
  signIn(): Promise<string>;
}

/**
 * @param settings on top of the tests' own, for every start
 * @param folder where its data is; a temporary one when it is not given
 */
export async function prepareProduct(
  settings: Record<string, string> = {},
  folder?: string,
): Promise<RestartableProduct> {
  if (!isBuilt()) throw new Error('the sources have changed since the last build; run npm run build');
  const dataDir = folder ?? mkdtempSync(join(tmpdir(), 'countermark-faults-'));
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const admin = { email: 'admin@example.com', password: 'correct horse battery' };
  let main: OwnProcess | undefined;
  /** Of all starts before. */
  let outputBefore = '';
  const output = () => outputBefore + (main?.output() ?? '');
  return {
    url,
    dataDir,
    admin,
    get pid() {
      return main!.child.pid!;
    },
    output,
    async start(env) {
      outputBefore = output();
      main = spawnMain([process.execPath, ...startArguments], {
        PORT: String(port),
        DATA_DIR: dataDir,
        ADMIN_EMAIL: admin.email,
        ADMIN_PASSWORD: admin.password,
        RATE_LIMIT_FACTOR: '10000',
        ...settings,
        ...env,
      });
      await waitUntilHealthy(url, main);
    },
    kill: () => main!.end('SIGKILL'),
    stop: () => main!.end('SIGTERM'),
    async remove() {
      await main?.end('SIGKILL');
      if (!folder) rmSync(dataDir, { recursive: true, force: true });
    },
    signIn: () => signIn(url, admin),
  };
}

/** An answer's status; 0 when there is none within the time. */
export const statusOf = (url: string, timeoutMs = 5000): Promise<number> =>
  fetch(url, { signal: AbortSignal.timeout(timeoutMs), redirect: 'manual' }).then(
    async (response) => {
      await response.arrayBuffer();
      return response.status;
    },
    () => 0,
  );

/** Waits until something holds. @returns after how many milliseconds @throws Error when it does not in time */
export async function waitUntil(
  what: string,
  holds: () => boolean | Promise<boolean>,
  timeoutMs = 30_000,
): Promise<number> {
  const startedAt = performance.now();
  while (!(await holds())) {
    if (performance.now() - startedAt > timeoutMs) throw new Error(`${what}: not within ${timeoutMs} ms`);
    await sleep(50);
  }
  return performance.now() - startedAt;
}

/** Rounds of a fault: a few for every change, more with `--full`. */
export const rounds = (few: number, many: number): number => (process.env['TEST_FULL'] ? many : few);
