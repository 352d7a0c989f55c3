import pg from 'pg';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#platform/database/open-database.ts';
import { startPostgresCluster } from './postgres-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The run's PostgreSQL: its maintenance database's address, and the migrated database to clone. */
    postgres: { url: string; template: string };
  }
}

const template = 'countermark_template';

/** Starts one PostgreSQL for the whole run, with a migrated database that tests clone. */
export default async function startPostgresForRun(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startPostgresCluster();
  const client = new pg.Client({ connectionString: cluster.url('postgres') });
  await client.connect();
  await client.query(`create database ${template}`);
  await client.end();
  const migrated = await openDatabase(
    { kind: 'postgres', url: cluster.url(template) },
    pino({ level: 'silent' }),
  );
  await migrated.close();
  project.provide('postgres', { url: cluster.url('postgres'), template });
  return cluster.stop;
}
