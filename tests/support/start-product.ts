import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import packageFile from '../../package.json' with { type: 'json' };
import { isBuilt } from '../../scripts/build.ts';
import { createBrowserDatabase } from './browser-database.ts';
import { findFreePort } from './free-port.ts';
import { readOutboxMails, type OutboxMail } from './outbox-mails.ts';
import { startOwnProcess, type OwnProcess } from './own-process.ts';

/** The built product, running in a process of its own on a data folder of its own. */
export interface Product {
  /** Its origin, without a slash at the end. */
  url: string;
  /** Its process. */
  pid: number;
  dataDir: string;
  admin: { email: string; password: string };
  /** The settings of its database, for programs beside it. */
  database: Record<string, string>;
  /** Its output so far. */
  output(): string;
  /** The mails it has sent, oldest first. */
  outboxMails(): OutboxMail[];
  /** Ends it as a service manager does. @throws Error when it does not end in order */
  stop(): Promise<void>;
}

const root = join(import.meta.dirname, '../..');

/** Node's arguments in `npm start`. */
export const startArguments = packageFile.scripts.start.split(' ').slice(1);

/**
 * Environment that the examples in deploy/ set besides, and `npm start` sets itself: glibc's arenas for each thread
 * cost memory.
 */
export const deployEnvironment = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072' };

const admin = { email: 'admin@example.com', password: 'correct horse battery' };

/** Patient: ten starts at once on a busy machine take longer than one minute. */
export const startTimeoutMs = 90_000;
export const stopTimeoutMs = 15_000;

/**
 * Starts what `npm start` does and waits until it answers.
 * @param env settings on top of the tests' own
 * @param chooseCommand what starts it instead of `npm start`
 * @throws Error when it is not built, and with its output when it ends or does not answer in time
 */
export async function startProduct(
  env: Record<string, string> = {},
  chooseCommand: (dataDir: string) => string[] = () => [process.execPath, ...startArguments],
): Promise<Product> {
  if (!isBuilt()) throw new Error('the sources have changed since the last build; run npm run build');
  const dataDir = mkdtempSync(join(tmpdir(), 'countermark-product-'));
  const port = Number(env['PORT'] ?? (await findFreePort()));
  const url = `http://localhost:${port}`;
  const { DATABASE_URL, AUTH_SECRET } = env;
  const database =
    DATABASE_URL && AUTH_SECRET ? { DATABASE_URL, AUTH_SECRET } : await createBrowserDatabase();
  const main = spawnMain(chooseCommand(dataDir), {
    PORT: String(port),
    DATA_DIR: dataDir,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    RATE_LIMIT_FACTOR: '50',
    ...env,
    ...database,
  });
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  try {
    await waitUntilHealthy(url, main);
  } catch (error) {
    remove();
    throw error;
  }
  return {
    url,
    pid: main.child.pid!,
    dataDir,
    admin,
    database,
    output: main.output,
    outboxMails: () => readOutboxMails(join(dataDir, 'outbox')),
    async stop() {
      try {
        await endInOrder(main);
      } finally {
        remove();
      }
    },
  };
}

/** Only the settings given: those of the terminal the tests run in stay out. */
export const spawnMain = (command: string[], settings: Record<string, string>): OwnProcess =>
  startOwnProcess(command, {
    cwd: root,
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...settings },
  });

/** @throws Error with its output when it ends, or does not answer in time and is killed */
export async function waitUntilHealthy(url: string, main: OwnProcess): Promise<void> {
  const deadline = Date.now() + startTimeoutMs;
  while (!main.hasEnded() && Date.now() < deadline) {
    const status = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(5000) }).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200) return;
    await sleep(50);
  }
  if (main.hasEnded()) await main.closed;
  main.child.kill('SIGKILL');
  throw new Error(`the product did not start (exit code ${main.child.exitCode}):\n${main.output()}`);
}

async function endInOrder(main: OwnProcess): Promise<void> {
  if (!main.hasEnded()) {
    main.child.kill('SIGTERM');
    const killer = setTimeout(() => main.child.kill('SIGKILL'), stopTimeoutMs);
    await once(main.child, 'exit');
    clearTimeout(killer);
  }
  const { exitCode, signalCode } = main.child;
  if (exitCode !== 0) {
    throw new Error(`the product ended with ${signalCode ?? exitCode}:\n${main.output()}`);
  }
}
