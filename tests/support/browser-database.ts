import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { startPostgresCluster } from './postgres-cluster.ts';

const variable = 'BROWSER_POSTGRES_URL';

/** Playwright's global setup: with `BROWSER_DATABASE=postgres`, the products of the run keep their data in one PostgreSQL. */
export default async function startBrowserDatabase(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['BROWSER_DATABASE'] !== 'postgres') return undefined;
  const cluster = await startPostgresCluster();
  process.env[variable] = cluster.url('postgres');
  return () => cluster.stop();
}

/** The settings of a database of a product's own on the run's PostgreSQL; none where the run has SQLite. */
export async function createBrowserDatabase(): Promise<Record<string, string>> {
  const url = process.env[variable];
  if (!url) return {};
  const name = `product_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return { DATABASE_URL: new URL(`/${name}`, url).href, AUTH_SECRET: randomUUID() };
}
