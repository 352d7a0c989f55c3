import { afterAll, beforeAll } from 'vitest';
import { startPostgresCluster, type PostgresCluster } from '#tests/support/postgres-cluster.ts';
import { startProduct, type Product } from '#tests/support/start-product.ts';

/** The targets. They are available once the file's first test runs. */
export interface AttackedProduct {
  readonly product: Product;
  /** The first admin's session, as a Cookie header has it. */
  readonly cookie: string;
  /** The answer as it is, redirects too. */
  ask(path: string, init?: RequestInit): Promise<Response>;
  send(method: string, path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  askAsAdmin(method: string, path: string, body?: unknown): Promise<Response>;
}

export type AttackedDatabase = 'sqlite' | 'postgres';

/** The database under attack where a test does not say: `npm run test:security -- --postgres`. */
const usualDatabase = process.env['SECURITY_DATABASE'] === 'postgres' ? 'postgres' : 'sqlite';

/** Starts the built product for the tests of one file. @param env settings on top of the tests' own */
export function startAttacked(
  env: Record<string, string> = {},
  database: AttackedDatabase = usualDatabase,
): AttackedProduct {
  let cluster: PostgresCluster | undefined;
  let product: Product;
  let cookie: string;
  const ask: AttackedProduct['ask'] = (path, init = {}) =>
    fetch(`${product.url}${path}`, { redirect: 'manual', ...init });
  const send: AttackedProduct['send'] = (method, path, body, headers = {}) =>
    ask(path, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  beforeAll(async () => {
    if (database === 'postgres') cluster = await startPostgresCluster();
    product = await startProduct({ ...(cluster && describeCluster(cluster)), ...env });
    cookie = readCookies(await send('POST', '/api/auth/sign-in/email', product.admin));
  });
  // Not there when it did not start.
  afterAll(async () => {
    await (product as Product | undefined)?.stop();
    await cluster?.stop();
  });
  return {
    get product() {
      return product;
    },
    get cookie() {
      return cookie;
    },
    ask,
    send,
    askAsAdmin: (method, path, body) =>
      body === undefined ? ask(path, { method, headers: { cookie } }) : send(method, path, body, { cookie }),
  };
}

const describeCluster = (cluster: PostgresCluster): Record<string, string> => ({
  DATABASE_URL: cluster.url('postgres'),
  AUTH_SECRET: 'a secret of the attacked, long enough',
});

/** The cookies that an answer sets, as a Cookie header has them. */
export const readCookies = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
