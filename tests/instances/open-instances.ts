import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findFreePort } from '#tests/support/free-port.ts';
import { startPostgresCluster, type PostgresCluster } from '#tests/support/postgres-cluster.ts';
import { startProduct, type Product } from '#tests/support/start-product.ts';
import { startHaproxy, type Haproxy } from './haproxy.ts';

/** Several instances on one PostgreSQL, with a load balancer before them. */
export interface Instances {
  cluster: PostgresCluster;
  databaseUrl: string;
  products: Product[];
  /** The address that visitors use. */
  siteUrl: string;
  balancer: Haproxy;
  /** Starts another with the same settings, and others on top. */
  start(env?: Record<string, string>): Promise<Product>;
  stop(): Promise<void>;
}

/** @param env settings on top of the tests' own, the same for all instances */
export async function openInstances(count: number, env: Record<string, string> = {}): Promise<Instances> {
  const cluster = await startPostgresCluster();
  const port = await findFreePort();
  const siteUrl = `http://localhost:${port}`;
  const databaseUrl = await createDatabase(cluster);
  const settings = {
    SITE_URL: siteUrl,
    DATABASE_URL: databaseUrl,
    AUTH_SECRET: 'a secret that all the instances share',
    TRUSTED_PROXIES: '127.0.0.1,::1',
    ...env,
  };
  const start = (more: Record<string, string> = {}) => startProduct({ ...settings, ...more });
  const products = await Promise.all(Array.from({ length: count }, () => start()));
  const balancer = await startHaproxy(
    port,
    products.map(({ url }) => url),
  );
  return {
    cluster,
    databaseUrl,
    products,
    siteUrl,
    balancer,
    start,
    async stop() {
      await balancer.stop();
      await Promise.allSettled(products.map((product) => product.stop()));
      await cluster.stop();
    },
  };
}

/**
 * Signs the first admin in on one instance, in a browser that knows the load balancer's address.
 * @returns the headers of what that browser asks for
 */
export async function signInOn({ url, admin }: Product, siteUrl: string): Promise<Record<string, string>> {
  const headers = { 'content-type': 'application/json', origin: siteUrl };
  const answer = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers,
    body: JSON.stringify(admin),
  });
  if (!answer.ok) throw new Error(`signing in was answered with ${answer.status}`);
  const cookie = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  return { ...headers, cookie: cookie.join('; ') };
}

/** A new, empty database. @returns its address */
export async function createDatabase(cluster: PostgresCluster): Promise<string> {
  const name = `site_${randomUUID().slice(0, 8)}`;
  await query(cluster.url('postgres'), `create database ${name}`);
  return cluster.url(name);
}

export async function query(
  url: string,
  sql: string,
  values: unknown[] = [],
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

/** Asks again until it is so. @returns after how many milliseconds. @throws when it takes too long */
export async function waitUntil(isSo: () => Promise<boolean>, limitMs: number): Promise<number> {
  const startedAt = performance.now();
  while (!(await isSo())) {
    if (performance.now() - startedAt > limitMs) throw new Error(`it is not so after ${limitMs} ms`);
    await sleep(20);
  }
  return performance.now() - startedAt;
}
