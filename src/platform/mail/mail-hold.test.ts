import { expect, it } from 'vitest';
import { mail } from '#tests/support/test-outbox.ts';
import { describeOnBothDatabases, type TestPlatform } from '#tests/support/test-platform.ts';
import { createMailHolding, holdRestored } from './mail-hold.ts';
import { selectMailHealth } from './outbox.store.ts';
import { selectMailsOf } from './person.store.ts';

const minuteMs = 60_000;

const at = (platform: TestPlatform, ms: number) => {
  platform.now = () => new Date(Date.parse('2030-03-01T09:00:00Z') + ms);
};

const enqueue = (platform: TestPlatform, subject: string, hasLink = false) =>
  platform.outbox.enqueue(platform.database.kysely, {
    ...mail,
    subject,
    ...(hasLink && {
      link: { href: 'https://example.com/', expiresAt: new Date('2031-01-01T00:00:00Z') },
    }),
  });

const readSubjects = async (platform: TestPlatform) =>
  (await platform.readMails()).map(({ subject }) => subject).toSorted();

describeOnBothDatabases('mail of a restored or moved database', (open) => {
  it('waits after a restore, but for links that are asked for since, until an admin sends it', async () => {
    const platform = await open();
    at(platform, 0);
    await enqueue(platform, 'before');
    await enqueue(platform, 'link from before', true);
    at(platform, minuteMs);
    const now = platform.now().toISOString();
    await holdRestored(platform.database.kysely, { now, stateOf: '2030-02-28T00:00:00.000Z' });
    at(platform, 2 * minuteMs);
    await enqueue(platform, 'since');
    await enqueue(platform, 'link since', true);
    expect(await readSubjects(platform)).toEqual(['link since']);
    expect(await platform.mailHolding.read()).toEqual({
      since: now,
      for: 'restore',
      stateOf: '2030-02-28T00:00:00.000Z',
    });
    expect(await platform.mailHolding.release('send')).toBe(0);
    expect(await readSubjects(platform)).toEqual(['before', 'link from before', 'link since', 'since']);
  });

  it('discards what waited since before the restore if the admin says so', async () => {
    const platform = await open();
    at(platform, 0);
    await enqueue(platform, 'before');
    const now = platform.now().toISOString();
    await holdRestored(platform.database.kysely, { now, stateOf: now });
    at(platform, minuteMs);
    await enqueue(platform, 'since');
    expect(await platform.mailHolding.release('discard')).toBe(1);
    expect(await readSubjects(platform)).toEqual(['since']);
  });

  it('counts what was discarded as that, not as failed, and retries none of it', async () => {
    const platform = await open();
    const { database, outbox, mailHolding } = platform;
    at(platform, 0);
    for (const subject of ['never tried', 'tried before']) await enqueue(platform, subject);
    await database.kysely
      .updateTable('mail_outbox')
      .set({ attempts: 1, last_error: '451 try again later' })
      .where('subject', '=', 'tried before')
      .execute();
    const now = platform.now().toISOString();
    await holdRestored(database.kysely, { now, stateOf: now });
    await mailHolding.release('discard');
    expect(await outbox.countUnsent()).toMatchObject({ waiting: 0, failed: 0, discarded: 2 });
    expect(await outbox.listUnsent()).toEqual([]);
    expect((await selectMailHealth(database.kysely)).isFailing).toBe(false);
    expect(await outbox.retryUnsent()).toBe(0);
    const [person] = await selectMailsOf(database.kysely, mail.recipient, { after: '', limit: 1 });
    expect(person).toMatchObject({ failed_at: null, discarded_at: now });
  });

  it('waits at another address or data folder than mail was sent from last, and asks once', async () => {
    const platform = await open();
    await enqueue(platform, 'first');
    expect(await readSubjects(platform)).toEqual(['first']);
    const { config, database, now } = platform;
    const copy = createMailHolding({
      config: { ...config, siteUrl: new URL('https://copy.example') },
      database,
      now,
    });
    expect(await copy.read()).toMatchObject({ for: 'move' });
    await enqueue(platform, 'second');
    expect(await readSubjects(platform)).toEqual(['first']);
    await copy.release('send');
    expect(await copy.read()).toBeNull();
  });
});
