import { writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { holdRestored } from '#platform/mail/mail-hold.ts';
import { openTestData } from '#tests/support/test-data.ts';
import { openWithApi, type TestApi } from '#tests/support/test-api.ts';
import { describeOnBothDatabases } from '#tests/support/test-platform.ts';
import { restoreBackup } from '../../../../../scripts/portable-data/restore-backup.ts';
import type { SystemState } from '../../system.contract.ts';

const read = async (api: TestApi) => (await (await api.askAsAdmin('GET', '/system')).json()) as SystemState;

describeOnBothDatabases('the state of the system', (open) => {
  it('names version, database, storage, mail and backup', async () => {
    const { platform, api } = await openWithApi(open, {
      fromEnvironment: { SMTP_URL: 'smtp://us:hush@mail.acme.com:587' },
    });
    const state = await read(api);
    const { kind } = platform.config.database;
    expect(state).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      database: { kind, refusal: null },
      storage: { kind: 'disk', is_reachable: true },
      mail: { server: 'mail.acme.com:587', waiting: 0, failed: 0, last_sent_at: null, mailbox: null },
      backup: { last_at: null },
    });
    expect(state.database.bytes).toBeGreaterThan(10_000);
    expect(state.free_bytes).toBeGreaterThan(0);
    expect(JSON.stringify(state)).not.toContain('hush');
  });

  it('says how mail is doing', async () => {
    const { platform, api } = await openWithApi(open);
    const { kysely } = platform.database;
    await platform.outbox.enqueue(kysely, { recipient: 'ann@acme.com', subject: 'Hello', text: 'Hello' });
    await kysely
      .updateTable('mail_outbox')
      .set({ attempts: 1, last_error: '451 try again later', next_attempt_at: '2999-01-01T00:00:00.000Z' })
      .execute();
    expect((await read(api)).mail).toMatchObject({ waiting: 1, last_error: '451 try again later' });
    const at = '2026-11-20T09:14:04.010Z';
    await kysely.updateTable('mail_outbox').set({ sent_at: at, to_file: 0 }).execute();
    expect((await read(api)).mail).toMatchObject({ waiting: 0, last_error: null, last_sent_at: at });
  });

  it('says that mail is held, until it is sent from here', async () => {
    const { platform, api } = await openWithApi(open);
    expect((await read(api)).mail.hold).toBeNull();
    const now = platform.now().toISOString();
    await holdRestored(platform.database.kysely, { now, stateOf: now });
    expect((await read(api)).mail.hold).toMatch(/^Mail is held, because this database was restored/);
    await platform.mailHolding.release('send');
    expect((await read(api)).mail.hold).toBeNull();
  });

  it('says that the storage is away', async () => {
    const { platform, api } = await openWithApi(open);
    await rm(join(platform.config.dataDir, 'uploads'), { recursive: true });
    expect((await read(api)).storage.is_reachable).toBe(false);
  });

  it('says that the storage takes no files', async () => {
    const { platform, api } = await openWithApi(open);
    expect((await read(api)).storage).toMatchObject({ is_reachable: true, refusal: null });
    const drafts = join(platform.config.dataDir, 'uploads/.drafts');
    await rm(drafts, { recursive: true, force: true });
    writeFileSync(drafts, 'in the place of a folder');
    expect((await read(api)).storage).toMatchObject({ is_reachable: true, refusal: 'EEXIST' });
  });
});

describeOnBothDatabases('a downloaded backup', (open) => {
  it('restores everything, and is remembered as the last one', { timeout: 120_000 }, async () => {
    const { platform, api } = await openWithApi(open);
    await platform.storage.put('logo-1.png', Buffer.alloc(300_000, 7), 'image/png');
    await api.askAsAdmin('PUT', '/settings', { body: { tagline: 'Straight down' } });
    const before = Date.now();
    const response = await api.askInPerson('GET', '/system/backup');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="countermark-[\dTZ-]+\.tar\.gz"$/,
    );
    const target = await openTestData('sqlite', 'nothing');
    const file = join(target.config.dataDir, 'downloaded.tar.gz');
    writeFileSync(file, Buffer.from(await response.arrayBuffer()));
    const manifest = await restoreBackup(target.config, file, false);
    expect(manifest.tables.find(({ name }) => name === 'site_settings')).toMatchObject({ rows: 1 });
    expect((await target.read()).uploads).toEqual(['logo-1.png']);
    await target.remove();
    expect(Date.parse((await read(api)).backup.last_at!)).toBeGreaterThanOrEqual(before - 1000);
  });

  it('fails where it cannot be made', { timeout: 60_000 }, async () => {
    const { platform, api } = await openWithApi(open);
    const database = { kind: 'sqlite' as const, file: join(platform.config.dataDir, 'nowhere.db') };
    platform.config.database = database;
    expect((await api.askInPerson('GET', '/system/backup')).status).toBe(500);
    expect((await read(api)).backup.last_at).toBeNull();
  });
});
