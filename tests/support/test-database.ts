import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import type { Config } from '#platform/config/read-config.ts';

/** The settings of a database of a test's own, and the way to give it back. */
export interface TestDatabase {
  config: Config['database'];
  remove(): Promise<void>;
}

/** @param content 'tables': the product's tables without rows; 'nothing': not even those */
export async function createTestDatabase(
  kind: Config['database']['kind'],
  content: 'tables' | 'nothing' = 'tables',
): Promise<TestDatabase> {
  if (kind === 'sqlite') return createSqliteFile(content);
  return content === 'tables' ? claimPostgresDatabase() : createPostgresDatabase();
}

function createSqliteFile(content: 'tables' | 'nothing'): TestDatabase {
  const dir = mkdtempSync(join(tmpdir(), 'countermark-sqlite-'));
  const file = join(dir, 'test.db');
  if (content === 'tables') copyFileSync(inject('sqliteTemplate'), file);
  return {
    config: { kind: 'sqlite', file },
    remove: async () => rmSync(dir, { recursive: true, force: true }),
  };
}

/** Numbers of the databases that this process has claimed: a session may take its own lock again. */
const claimed = new Set<number>();

/**
 * Cloning a database takes far longer than emptying one, so tests take turns with a few. One is claimed with
 * a lock of our session, and emptied before use: its previous user may have crashed.
 */
async function claimPostgresDatabase(): Promise<TestDatabase> {
  const { url, template } = inject('postgres');
  const session = await openSession(url);
  const number = await lockFreeNumber(session);
  claimed.add(number);
  const name = `test_${number}`;
  const { rowCount } = await session.query('select from pg_database where datname = $1', [name]);
  if (rowCount === 0) await session.query(`create database ${name} template ${template}`);
  else await emptyDatabase(addressOf(name, url));
  return {
    config: { kind: 'postgres', url: addressOf(name, url), poolSize: 10 },
    async remove() {
      claimed.delete(number);
      await session.query('select pg_advisory_unlock($1)', [number]);
    },
  };
}

async function lockFreeNumber(session: pg.Client): Promise<number> {
  for (let number = 1; ; number += 1) {
    if (claimed.has(number)) continue;
    const { rows } = await session.query('select pg_try_advisory_lock($1) as locked', [number]);
    if (rows[0].locked) return number;
  }
}

async function emptyDatabase(url: string): Promise<void> {
  await runOnce(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select quote_ident(tablename) as name from pg_tables
       where schemaname = 'public' and tablename not like 'kysely%' and tablename <> 'site_state'`,
    );
    await client.query(
      `begin;
       set local session_replication_role = replica;
       ${rows.map(({ name }) => `delete from ${name};`).join('\n')}
       update site_state set content_version = 1;
       commit`,
    );
  });
}

let createdCount = 0;

async function createPostgresDatabase(): Promise<TestDatabase> {
  const { url } = inject('postgres');
  createdCount += 1;
  const name = `empty_${process.pid}_${createdCount}`;
  await runOnce(url, (client) => client.query(`create database ${name} template template0`));
  return {
    config: { kind: 'postgres', url: addressOf(name, url), poolSize: 10 },
    remove: () => runOnce(url, (client) => client.query(`drop database ${name} with (force)`)),
  };
}

const addressOf = (name: string, url: string): string => new URL(`/${name}`, url).href;

let openedSession: Promise<pg.Client> | undefined;

/** The session of this test file, which keeps its claims. */
function openSession(url: string): Promise<pg.Client> {
  openedSession ??= (async () => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    return client;
  })();
  return openedSession;
}

afterAll(async () => {
  const session = await openedSession;
  openedSession = undefined;
  await session?.end();
});

async function runOnce(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
