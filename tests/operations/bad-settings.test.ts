import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { beforeEach, expect, inject, it } from 'vitest';
import { makeTestFolder } from '#tests/support/test-folder.ts';
import { connectDatabase } from '../../scripts/portable-data/connect-database.ts';
import { findFreePort } from '#tests/support/free-port.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const root = join(import.meta.dirname, '../..');

let dataDir = '';
beforeEach(() => {
  dataDir = makeTestFolder();
});

function spawnMain(settings: Record<string, string>, timeout = 0) {
  const secret = 'a secret of the tests, long enough';
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const own = { PORT: '0', DATA_DIR: dataDir, AUTH_SECRET: secret };
  const env = { PATH, NODE_COMPILE_CACHE, ...own, ...settings };
  return spawn(process.execPath, ['src/main.ts'], { cwd: root, env, timeout });
}

/** Starts the real process, which must end. @returns its exit code and what it wrote to standard error */
async function start(settings: Record<string, string>) {
  const child = spawnMain(settings, 20_000);
  const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return [code, stderr.trim()];
}

const elsewhere = (url: string, change: (address: URL) => void): string => {
  const address = new URL(url);
  change(address);
  return address.href;
};

it('says that a bucket needs a key', async () => {
  // No machine of a cloud is asked for one.
  const settings = { STORAGE_URL: 's3://x', AWS_EC2_METADATA_DISABLED: 'true' };
  expect(await start(settings)).toEqual([
    1,
    'STORAGE_URL: the bucket x at AWS us-east-1 needs a key: add key=… and secret=… to the address',
  ]);
});

it('says that PostgreSQL does not answer, never the password, and waits for it', async () => {
  const port = await findFreePort();
  const url = elsewhere(`postgres://127.0.0.1:${port}/site`, (address) => {
    address.username = 'ada';
    address.password = 'hush';
  });
  const child = spawnMain({ DATABASE_URL: url });
  const [line] = await once(child.stderr.setEncoding('utf8'), 'data');
  expect(line).toBe(
    `DATABASE_URL: PostgreSQL at 127.0.0.1:${port} does not answer (ECONNREFUSED): waiting for it\n`,
  );
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

it('says that PostgreSQL has no such database or no such user, and never the password', async () => {
  const { url } = inject('postgres');
  const { host } = new URL(url);
  const noDatabase = elsewhere(url, (address) => (address.pathname = '/nowhere'));
  expect(await start({ DATABASE_URL: noDatabase })).toEqual([
    1,
    `DATABASE_URL: PostgreSQL at ${host} has no database nowhere`,
  ]);
  const noUser = elsewhere(url, (address) => {
    address.username = 'nobody';
    address.password = 'hush';
  });
  expect(await start({ DATABASE_URL: noUser })).toEqual([
    1,
    `DATABASE_URL: PostgreSQL at ${host} refuses the user nobody or the password`,
  ]);
});

it('refuses a database of a newer version, on both', async () => {
  for (const kind of ['sqlite', 'postgres'] as const) {
    const { config, remove } = await createTestDatabase(kind, 'nothing');
    const database = config.kind === 'sqlite' ? `sqlite:${config.file}` : config.url;
    const kysely = connectDatabase(config);
    await sql`create table kysely_migration (name text primary key, timestamp text not null)`.execute(kysely);
    await sql`insert into kysely_migration values ('9999-tomorrow', '2030-01-01T00:00:00.000Z')`.execute(
      kysely,
    );
    await kysely.destroy();
    expect(await start({ DATABASE_URL: database })).toEqual([
      1,
      'Countermark could not start: the database is from a newer version of the product than this one',
    ]);
    await remove();
  }
});

it('names a file that is no database, and a folder that is none', async () => {
  const file = join(dataDir, 'text.db');
  writeFileSync(file, 'this is only a text, and long enough to be read as the head of a file'.repeat(20));
  expect(await start({ DATABASE_URL: `sqlite:${file}` })).toEqual([1, `${file} is no SQLite database`]);
  const [code, line] = await start({ DATA_DIR: join(file, 'data') });
  expect(code).toBe(1);
  expect(line).toBe(
    `DATA_DIR ${join(file, 'data')} cannot be written: ENOTDIR at ${join(file, 'data/uploads')}`,
  );
});

it('names a folder of uploads that takes no files', async () => {
  const other = makeTestFolder();
  for (const folder of [join(dataDir, 'uploads'), other]) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, '.drafts'), 'in the place of a folder');
  }
  expect(await start({})).toEqual([
    1,
    `DATA_DIR ${dataDir} cannot be written: EEXIST at ${join(dataDir, 'uploads')}`,
  ]);
  expect(await start({ STORAGE_URL: `file://${other}` })).toEqual([
    1,
    `STORAGE_URL ${other} cannot be written: EEXIST at ${other}`,
  ]);
});

it('names a database that is damaged', async () => {
  const { config, remove } = await createTestDatabase('sqlite');
  const { file } = config as Extract<typeof config, { kind: 'sqlite' }>;
  const damage = await open(file, 'r+');
  await damage.write(Buffer.alloc(400_000, 1), 0, 400_000, 4096);
  await damage.close();
  expect(await start({ DATABASE_URL: `sqlite:${file}` })).toEqual([
    1,
    `${file} is damaged (SQLITE_CORRUPT): restore a backup, as docs/operations.md says`,
  ]);
  await remove();
});

it('names a port that is in use', async () => {
  const server = createServer().listen(0, '0.0.0.0');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  expect(await start({ PORT: String(port) })).toEqual([
    1,
    `PORT ${port} is in use: stop what listens there, or set another`,
  ]);
  server.close();
});

it.each(process.env['TEST_ALL'] ? (['sqlite', 'postgres'] as const) : (['sqlite'] as const))(
  'reports changed settings once it listens, and not when it cannot (%s)',
  async (kind) => {
    const { config, remove } = await createTestDatabase(kind);
    const kysely = connectDatabase(config);
    const key = 'mail_routes';
    const value = JSON.stringify({ 'contact address': 'owner@acme.com' });
    await kysely.insertInto('site_settings').values({ key, value }).execute();
    const readMails = () => kysely.selectFrom('mail_outbox').select('recipient').execute();
    const server = createServer().listen(0, '0.0.0.0');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const env = { DATABASE_URL: config.kind === 'sqlite' ? `sqlite:${config.file}` : config.url };
    expect((await start({ ...env, PORT: String(port) }))[0]).toBe(1);
    expect(await readMails()).toEqual([]);
    server.close();
    const child = spawnMain(env);
    await once(child.stdout, 'data');
    expect(await readMails()).toEqual([{ recipient: 'owner@acme.com' }]);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
    await kysely.destroy();
    await remove();
  },
);
