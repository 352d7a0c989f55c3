import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startMailServer, type MailServer } from '#tests/faults/mail-server.ts';
import { uploadPicture } from '#tests/support/pictures.ts';
import { startPostgresCluster, type PostgresCluster } from '#tests/support/postgres-cluster.ts';
import { signIn } from '#tests/support/site-api.ts';
import { createDatabase, waitUntil } from './open-instances.ts';
import { installForProduction, type ProductionInstall } from './production-install.ts';
import { startSwiftServer, type SwiftServer } from './swift-server.ts';

let install: ProductionInstall;
let swift: SwiftServer;
let mail: MailServer;
let cluster: PostgresCluster;
let data: string;

beforeAll(async () => {
  [swift, mail, cluster, install] = await Promise.all([
    startSwiftServer(),
    startMailServer(),
    startPostgresCluster(),
    installForProduction(),
  ]);
  await swift.createBucket('uploads');
  data = await mkdtemp(join(tmpdir(), 'countermark-install-data-'));
});
afterAll(async () => {
  await install.remove();
  await Promise.all([swift.stop(), mail.close(), cluster.stop()]);
  await rm(data, { recursive: true, force: true });
});

const place = (name: string) => ({ DATA_DIR: join(data, name) });

it('takes up what two native packages do, and nothing that builds or tests', async () => {
  const modules = join(install.dir, 'node_modules');
  for (const name of ['vite', 'vitest', 'astro', 'better-auth'])
    expect(existsSync(join(modules, name))).toBe(false);
  let bytes = 0;
  for (const entry of await readdir(modules, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size;
  }
  expect(bytes).toBeLessThan(60e6);
});

it('serves, sends mails, keeps files in a bucket, and has every command', async () => {
  const admin = { email: 'admin@example.com', password: 'correct horse battery' };
  const first = place('first');
  const bucket = { STORAGE_URL: swift.storageUrl('uploads') };
  const settings = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password, SMTP_URL: mail.url };
  const url = await install.start({ ...first, ...bucket, ...settings });
  expect(await install.run({ ...first, ...bucket }, 'seed')).toContain('Added to');

  const article = await fetch(`${url}/blog/latest-ai-trends-2026`);
  expect([article.status, await article.text()]).toEqual([200, expect.stringContaining('og:image')]);
  const shared = await fetch(`${url}/og/contact.png`);
  expect([shared.status, shared.headers.get('content-type')]).toEqual([200, 'image/png']);
  await sendMessage(url);
  await waitUntil(async () => mail.taken.length > 0, 60_000);
  const picture = await uploadPicture(url, await signIn(url, admin), { width: 900 });
  expect((await fetch(`${url}${picture}?w=480`)).headers.get('content-type')).toBe('image/webp');
  expect(await swift.listKeys('uploads')).toContain(picture.slice('/uploads/'.length));

  expect(await install.run(first, 'admin', '--', 'list')).toContain(admin.email);
  expect(await install.run(first, 'content', '--', 'export', join(data, 'content'))).toMatch(
    /^\d+ documents/,
  );
  const file = join(data, 'backup.tar.gz');
  expect(await install.run({ ...first, ...bucket }, 'backup', '--', file)).toContain(file);
  const second = place('second');
  expect(await install.run(second, 'restore', '--', file)).toContain('Restored the state');
  expect(existsSync(join(second.DATA_DIR, picture))).toBe(true);
  const copy = await install.run(
    second,
    'migrate-data',
    '--',
    '--from',
    'sqlite',
    '--to',
    await createDatabase(cluster),
  );
  expect(copy).toContain('equal on both sides');
});

async function sendMessage(url: string): Promise<void> {
  const message = {
    name: 'Ann',
    email: 'ann@example.org',
    subject: 'A question',
    message: 'How much is a shop?',
  };
  const response = await fetch(`${url}/functions/v1/messages-api`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(message),
  });
  expect(response.status).toBe(201);
}
