import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import type { Config } from '#platform/config/read-config.ts';

/** The settings of a new, empty-but-migrated or wholly empty database, and the way to remove it. */
export interface TestDatabase {
  config: Config['database'];
  remove(): Promise<void>;
}

let databaseCount = 0;

/** @param from 'template': with the product's tables; 'nothing': without any */
export async function createTestDatabase(
  kind: Config['database']['kind'],
  from: 'template' | 'nothing' = 'template',
): Promise<TestDatabase> {
  return kind === 'sqlite' ? createSqliteFile() : createPostgresDatabase(from);
}

/** A file that does not exist yet: SQLite's migrations take a few milliseconds. */
async function createSqliteFile(): Promise<TestDatabase> {
  const dir = mkdtempSync(join(tmpdir(), 'countermark-sqlite-'));
  return {
    config: { kind: 'sqlite', file: join(dir, 'test.db') },
    remove: async () => rmSync(dir, { recursive: true, force: true }),
  };
}

async function createPostgresDatabase(from: 'template' | 'nothing'): Promise<TestDatabase> {
  const { url, template } = inject('postgres');
  databaseCount += 1;
  const name = `test_${process.pid}_${databaseCount}`;
  await runOnce(url, `create database ${name} template ${from === 'template' ? template : 'template0'}`);
  return {
    config: { kind: 'postgres', url: new URL(`/${name}`, url).href },
    remove: () => runOnce(url, `drop database ${name} with (force)`),
  };
}

async function runOnce(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
