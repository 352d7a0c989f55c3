import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { createSite } from '#app/create-site.ts';
import { createServed } from '#app/api/create-api.ts';
import { createAuth } from '#features/identity/server/create-auth.ts';
import { apiDescriptionPath } from '#paths/api-paths.ts';
import { readConfig, type Config } from '#platform/config/read-config.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import { openPlatform } from '#platform/open-platform.ts';
import { startPostgresCluster } from './postgres-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The run's PostgreSQL: its maintenance database's address, and the migrated database to clone. */
    postgres: { url: string; template: string };
    /** A migrated file to copy. */
    sqliteTemplate: string;
    openApiFile: string;
  }
}

const template = 'countermark_template';

/** Prepares what tests copy: one PostgreSQL for the whole run, and a migrated database of both kinds. */
export default async function prepareDatabases(project: TestProject): Promise<() => Promise<void>> {
  const dir = mkdtempSync(join(tmpdir(), 'countermark-template-'));
  const sqliteTemplate = join(dir, 'template.db');
  const cluster = await startPostgresCluster();
  const client = new pg.Client({ connectionString: cluster.url('postgres') });
  await client.connect();
  await client.query(`create database ${template}`);
  await client.end();
  await migrate({ kind: 'postgres', url: cluster.url(template), poolSize: 2 });
  await migrate({ kind: 'sqlite', file: sqliteTemplate });
  project.provide('postgres', { url: cluster.url('postgres'), template });
  project.provide('sqliteTemplate', sqliteTemplate);
  const openApiFile = join(dir, 'openapi.json');
  await describeTo(openApiFile, dir);
  project.provide('openApiFile', openApiFile);
  return async () => {
    await cluster.stop();
    rmSync(dir, { recursive: true, force: true });
  };
}

async function migrate(config: Config['database']): Promise<void> {
  const database = await openDatabase(config, pino({ level: 'silent' }));
  await database.close();
}

async function describeTo(file: string, dataDir: string): Promise<void> {
  const authSecret = 'a secret of the tests, long enough';
  const config = readConfig({ DATA_DIR: dataDir, AUTH_SECRET: authSecret });
  const platform = await openPlatform(config, pino({ level: 'silent' }), authSecret, createSite);
  const { app } = createServed(platform, createAuth({ ...platform, authSecret }));
  writeFileSync(file, await (await app.request(apiDescriptionPath)).text());
  await platform.close();
}
