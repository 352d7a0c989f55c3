import BetterSqlite3 from 'better-sqlite3';
import { onTestFinished } from 'vitest';
import type { ClusterOptions } from '#tests/support/postgres-cluster.ts';
import { openFaultyDatabase, type DatabaseKind, type FaultyDatabase } from './faulty-database.ts';
import { startMailServer, type MailServer } from './mail-server.ts';
import { prepareProduct, type RestartableProduct } from './restartable-product.ts';

export interface OpenedProduct {
  product: RestartableProduct;
  database: FaultyDatabase;
}

interface OpenOptions {
  /** On top of the tests' own, for every start. */
  settings?: Record<string, string> | undefined;
  /** Where its data is; a temporary folder when it is not given. */
  folder?: string | undefined;
  /** PostgreSQL's. */
  cluster?: ClusterOptions | undefined;
}

/** Starts the product on a database of its own. Both end with the test that asks. */
export async function openProduct(
  kind: DatabaseKind,
  { settings, folder, cluster }: OpenOptions = {},
): Promise<OpenedProduct> {
  let dataDir = '';
  const database = await openFaultyDatabase(kind, () => dataDir, cluster);
  onTestFinished(() => database.stop());
  const product = await prepareProduct({ ...database.settings, ...settings }, folder);
  ({ dataDir } = product);
  onTestFinished(() => product.remove());
  await product.start();
  return { product, database };
}

/** Starts the product with a mail server beside it. All of it ends with the test that asks. */
export async function openMailingProduct(
  kind: DatabaseKind,
  { settings, ...options }: OpenOptions = {},
): Promise<OpenedProduct & { mails: MailServer }> {
  const mails = await startMailServer();
  onTestFinished(() => mails.close());
  const opened = await openProduct(kind, { ...options, settings: { ...settings, SMTP_URL: mails.url } });
  return { ...opened, mails };
}

/** Ends the claims of an instance that was killed, as waiting for two minutes does. */
export async function endClaims({ database, product }: OpenedProduct): Promise<void> {
  const statements = [
    'update mail_outbox set claimed_until = null where sent_at is null',
    'update mailbox_reads set claimed_by = null, claimed_until = null',
  ];
  if (database.kind === 'postgres') {
    for (const sql of statements) await database.read(sql);
    return;
  }
  const file = new BetterSqlite3(`${product.dataDir}/countermark.db`);
  file.exec(statements.join(';'));
  file.close();
}
