import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { erasePerson } from '#features/privacy/server/erase-person.ts';
import { describeOnBothDatabases, type TestPlatform } from '#tests/support/test-platform.ts';
import { deleteMailFilesOf, deleteOldMailFiles } from './mail-files.ts';
import type { Mail } from './outbox.ts';

const dayMs = 86_400_000;

describeOnBothDatabases('mails that are written as files', (open) => {
  const write = async (platform: TestPlatform, mail: Partial<Mail>) => {
    const whole = { recipient: 'office@example.com', subject: 'A question', text: 'How long?', ...mail };
    await platform.outbox.enqueue(platform.database.kysely, whole);
    await platform.outbox.sendDue();
  };
  const readSubjects = async (platform: TestPlatform) =>
    (await platform.readMails()).map(({ subject }) => subject);

  it('are for their owner alone', async () => {
    const platform = await open();
    const { outboxDir } = platform.config;
    rmSync(outboxDir, { recursive: true, force: true });
    // The product's own umask would close them too.
    const umask = process.umask(0);
    onTestFinished(() => void process.umask(umask));
    await write(platform, {});
    const [name] = readdirSync(outboxDir);
    const modes = [outboxDir, join(outboxDir, name!)].map((path) => statSync(path).mode & 0o777);
    expect(modes).toEqual([0o700, 0o600]);
  });

  it('are forgotten after thirty days', async () => {
    const platform = await open();
    await write(platform, {});
    for (const [days, left] of [
      [29, 1],
      [31, 0],
    ] as const) {
      platform.now = () => new Date(Date.now() + days * dayMs);
      await deleteOldMailFiles(platform);
      expect([days, readdirSync(platform.config.outboxDir).length]).toEqual([days, left]);
    }
  });

  it('are none where mails go by SMTP', async () => {
    await expect(deleteOldMailFiles(await open())).resolves.toBeUndefined();
  });

  const ann = 'ann@example.com';
  it.each<[string, Partial<Mail>]>([
    ['to them', { recipient: 'Ann@Example.com' }],
    ['they sent', { replyTo: 'ANN@example.com' }],
    ['with their address in the text', { text: `${'zoë '.repeat(40)}\nFrom: Ann <Ann@example.com>.` }],
    ['with their address in the subject', { subject: 'A call for ann@example.com' }],
  ])('are erased with a person: one %s', async (_what, mail) => {
    const platform = await open();
    await write(platform, { subject: 'hers', ...mail });
    await write(platform, { subject: 'another', recipient: 'joann@example.com', text: 'ann@example.com.au' });
    // As after a restore from a backup: the outbox knows nothing about the file.
    await platform.database.kysely.deleteFrom('mail_outbox').execute();
    await erasePerson(platform, ann);
    expect(await readSubjects(platform)).toEqual(['another']);
  });

  it('are read by another thread than the one that serves', async () => {
    const platform = await open();
    await write(platform, {});
    const { outboxDir } = platform.config;
    const line = `${'A'.repeat(76)}\r\n`;
    const attachment = [
      'To: office@example.com\r\nContent-Type: application/octet-stream; name=plan.bin',
      `Content-Transfer-Encoding: base64\r\n\r\n${line.repeat(100_000)}`,
    ].join('\r\n');
    for (let i = 0; i < 5; i += 1) writeFileSync(join(outboxDir, `large-${i}.eml`), attachment);
    const [before, beforeHere] = [process.cpuUsage(), process.threadCpuUsage()];
    await deleteMailFilesOf(outboxDir, ann);
    const [all, here] = [process.cpuUsage(before), process.threadCpuUsage(beforeHere)];
    expect(here.user / all.user).toBeLessThan(0.5);
    expect(readdirSync(outboxDir)).toHaveLength(6);
  });

  it('are erased with a person whose domain has letters of its own', async () => {
    const platform = await open();
    await write(platform, { recipient: 'ann@münchen.example' });
    await erasePerson(platform, 'ann@münchen.example');
    expect(await readSubjects(platform)).toEqual([]);
  });
});
