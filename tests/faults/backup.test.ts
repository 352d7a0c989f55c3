import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { openFaultyDatabase } from './faulty-database.ts';
import { openProduct } from './open-product.ts';
import { rounds, waitUntil } from './restartable-product.ts';
import { nothingWritten, startWriting, type Written } from './write-load.ts';

const root = join(import.meta.dirname, '../..');
const runScript = (name: string, args: string[], env: Record<string, string>) =>
  promisify(execFile)(process.execPath, [join(root, 'scripts', name), ...args], {
    cwd: root,
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...env },
  });

/** Rows that never change once they are written, as text. */
const unchanging = [
  'select id, name, email, subject, message, created_at from contact_messages order by id',
  'select id, email, email_key, created_at from newsletter_subscriptions order by id',
  'select id, title, slug, excerpt, content, created_at from blogs order by id',
];

const copy = (written: Written) => ({
  messages: new Set(written.messages),
  subscriptions: new Set(written.subscriptions),
  posts: new Set(written.posts),
});

it.each([
  ['sqlite', 'postgres'],
  ['postgres', 'sqlite'],
] as const)('a backup of %s under writes is one moment of it, and restores to %s', async (from, to) => {
  const { database: source, product } = await openProduct(from);
  const written = nothingWritten();
  const load = startWriting(product.url, await product.signIn(), written, 5);
  await waitUntil('something is there to be backed up', () => written.messages.size > 0);

  for (let round = 0; round < rounds(2, 20); round += 1) {
    const elsewhere = mkdtempSync(join(tmpdir(), 'countermark-restored-'));
    const target = await openFaultyDatabase(to, () => elsewhere);
    try {
      const file = join(elsewhere, 'backup.tar.gz');
      const before = copy(written);
      await runScript('backup.ts', [file], { DATA_DIR: product.dataDir, ...source.settings });
      const during = written.messages.size - before.messages.size;
      expect(during).toBeGreaterThan(0);
      await runScript('restore.ts', [file], { DATA_DIR: elsewhere, ...target.settings });

      expect(await target.findDamage()).toEqual([]);
      for (const sql of unchanging) {
        const restored = await target.read<{ id: string }>(sql);
        const originals = new Map((await source.read<{ id: string }>(sql)).map((row) => [row.id, row]));
        expect(
          restored.filter((row) => JSON.stringify(row) !== JSON.stringify(originals.get(row.id))),
        ).toEqual([]);
      }
      const list = async (sql: string) =>
        new Set((await target.read<{ value: string }>(sql)).map(({ value }) => value));
      const subjects = await list('select subject as value from contact_messages');
      expect([...before.messages].filter((subject) => !subjects.has(subject))).toEqual([]);
      const titles = await list('select title as value from blogs');
      expect([...before.posts].filter((title) => !titles.has(title))).toEqual([]);
      // A message or a subscription and its mail are one transaction: a backup has both or neither.
      const subscriptions = await list('select id as value from newsletter_subscriptions');
      const mails = await list('select id as value from mail_outbox where reply_to is not null');
      const confirmations = await list('select id as value from mail_outbox where reply_to is null');
      expect([mails.size, confirmations.size]).toEqual([subjects.size, subscriptions.size]);
      console.log(
        `backup of ${from} to ${to}: ${during} messages written meanwhile, ${subjects.size} restored, all equal`,
      );
    } finally {
      await target.stop();
      rmSync(elsewhere, { recursive: true, force: true });
    }
  }
  await load.stop();
  expect([...written.refusals.keys()]).toEqual([]);
});
