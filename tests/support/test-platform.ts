import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, describe } from 'vitest';
import { createSite } from '#app/create-site.ts';
import { readConfig, type Config } from '#platform/config/read-config.ts';
import type { Platform } from '#platform/context.ts';
import { longReadLimits } from '#platform/database/long-reads.ts';
import { openPlatform } from '#platform/open-platform.ts';
import { readOutboxMails, type OutboxMail } from './outbox-mails.ts';
import { createTestDatabase } from './test-database.ts';

/** Settings that a test sets itself. */
type Overrides = Partial<Config>;

/** A platform of a test's own. Its clock is set by assigning `now`; contexts made before follow it. */
export interface TestPlatform extends Platform {
  /** Sends due mail and reads every mail that was sent so far, oldest first. */
  readMails(): Promise<OutboxMail[]>;
}

export const setClock = (platform: TestPlatform, time: number) => {
  platform.now = () => new Date(time);
};

/** Opens a fresh platform. It is closed and removed after the test that opened it. */
export type OpenTestPlatform = (overrides?: Overrides) => Promise<TestPlatform>;

/**
 * Describes a behavior once and tests it on SQLite and on PostgreSQL. Each `open()` gives a migrated
 * database without rows, storage and outbox in a temporary folder, a silent log and limits that are
 * out of the way.
 */
export const describeOnBothDatabases = (name: string, define: (open: OpenTestPlatform) => void): void =>
  describeOn(['sqlite', 'postgres'], name, define);

/** For what takes long: on PostgreSQL in `npm run test:all` alone. */
export const describeOnBothDatabasesAtLength = (
  name: string,
  define: (open: OpenTestPlatform) => void,
): void => describeOn(process.env['TEST_ALL'] ? ['sqlite', 'postgres'] : ['sqlite'], name, define);

function describeOn(
  kinds: readonly ('sqlite' | 'postgres')[],
  name: string,
  define: (open: OpenTestPlatform) => void,
): void {
  describe.each(kinds)(`${name} (%s)`, (kind) => {
    const cleanups: (() => Promise<void>)[] = [];
    afterEach(async () => {
      for (const cleanUp of cleanups.splice(0).toReversed()) await cleanUp();
    });
    define((overrides) => openTestPlatform(kind, overrides ?? {}, cleanups));
  });
}

async function openTestPlatform(
  kind: Config['database']['kind'],
  overrides: Overrides,
  cleanups: (() => Promise<void>)[],
): Promise<TestPlatform> {
  const dataDir = mkdtempSync(join(tmpdir(), 'countermark-test-'));
  cleanups.push(async () => rmSync(dataDir, { recursive: true, force: true }));
  const database = await createTestDatabase(kind);
  cleanups.push(database.remove);
  const config = createTestConfig(dataDir, database.config, overrides);

  let readClock = () => new Date();
  const now = () => readClock();
  const { close, ...platform } = await openPlatform(
    config,
    pino({ level: 'silent' }),
    config.authSecret!,
    createSite,
    {
      now,
      // On a busy machine a thread that reads takes seconds to start.
      longReads: { ...longReadLimits, deadlineMs: 60_000 },
    },
  );
  cleanups.push(close);
  return {
    ...platform,
    get now() {
      return now;
    },
    set now(next) {
      readClock = next;
    },
    async readMails() {
      await platform.outbox.sendDue();
      return readOutboxMails(config.outboxDir);
    },
  };
}

function createTestConfig(dataDir: string, database: Config['database'], overrides: Overrides): Config {
  const base = readConfig({
    DATA_DIR: dataDir,
    AUTH_SECRET: 'a secret of the tests, long enough',
    RATE_LIMIT_FACTOR: '1000',
    LOG_LEVEL: 'silent',
  });
  return { ...base, database, ...overrides };
}
