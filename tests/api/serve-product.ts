import type { Server } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { createUploadServer } from '#app/serve-upload.ts';
import { createHttpServer } from '#http/create-server.ts';
import { createHealth } from '#http/health.ts';
import { readConfig } from '#platform/config/read-config.ts';
import { openProduct, type Product } from '../../src/start/open-product.ts';
import { findFreePort } from '#tests/support/free-port.ts';
import { readOutboxMails, type OutboxMail } from '#tests/support/outbox-mails.ts';

/** The whole product but its pages, on a port of its own. */
export interface ServedProduct {
  /** Its origin. */
  url: string;
  product: Product;
  admin: { email: string; password: string };
  /** Sends due mail and reads every mail sent so far, oldest first. */
  readMails(): Promise<OutboxMail[]>;
  close(): Promise<void>;
}

const admin = { email: 'admin@example.com', password: 'correct horse battery' };

/** @param settings on top of the tests' own */
export async function serveProduct(settings: Record<string, string> = {}): Promise<ServedProduct> {
  const dataDir = mkdtempSync(join(tmpdir(), 'countermark-served-'));
  const port = await findFreePort();
  const config = readConfig({
    PORT: String(port),
    DATA_DIR: dataDir,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    LOG_LEVEL: 'silent',
    ...settings,
  });
  const product = await openProduct(config, pino({ level: 'silent' }));
  const server = createHttpServer({
    platform: product.platform,
    findCachedPage: () => null,
    staticFiles: { find: () => null },
    serveApi: product.serveApi,
    serveHealth: createHealth(product.platform),
    serveUpload: createUploadServer(product.platform),
    servePage: async (_request, response) => void response.end(),
  });
  await listen(server, port);
  return {
    url: `http://localhost:${port}`,
    product,
    admin,
    async readMails() {
      await product.platform.outbox.sendDue();
      return readOutboxMails(config.outboxDir);
    },
    async close() {
      await close(server);
      await product.platform.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const listen = (server: Server, port: number): Promise<void> =>
  new Promise((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });

const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
