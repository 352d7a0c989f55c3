import { expect, it, vi } from 'vitest';
import { describeOnBothDatabases, type TestPlatform } from '#tests/support/test-platform.ts';
import { ViewCounter } from './view-counter.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';

const view = (target: string, given: Partial<Parameters<ViewCounter['note']>[0]> = {}) => ({
  target,
  peer: '192.0.2.1',
  userAgent: firefox,
  referer: '',
  forwardedFor: '',
  refusesTracking: false,
  ...given,
});

/** The sums of a kind: name, views, visits, onward, seen, bots. */
async function readSums({ database }: TestPlatform, kind: string) {
  const rows = await database.kysely
    .selectFrom('insight_sums')
    .selectAll()
    .where('kind', '=', kind as 'all')
    .orderBy('name')
    .execute();
  return rows.map(({ name, views, visits, onward, seen, bots }) => [name, views, visits, onward, seen, bots]);
}

describeOnBothDatabases('counting views', (open) => {
  it('counts views, and as one visit what one browser opens on one day', async () => {
    const platform = await open();
    const counter = new ViewCounter(platform);
    counter.note(view('/blog/a?utm_source=ads&utm_campaign=spring', { referer: 'https://www.google.com/' }));
    counter.note(view('/contact', { referer: 'http://localhost:3000/blog/a' }));
    counter.note(view('/contact', { referer: 'http://localhost:3000/blog/a' }));
    counter.note(view('/', { peer: '192.0.2.2', userAgent: iphone }));
    await counter.flush();
    expect(await readSums(platform, 'all')).toEqual([['', 4, 2, 1, 1, 0]]);
    expect(await readSums(platform, 'page')).toEqual([
      ['/', 1, 1, 0, 0, 0],
      ['/blog/a', 1, 1, 0, 1, 0],
      ['/contact', 2, 1, 0, 1, 0],
    ]);
    expect(await readSums(platform, 'article')).toEqual([['/blog/a', 0, 1, 0, 1, 0]]);
    expect(await readSums(platform, 'channel')).toEqual([
      ['campaign', 0, 1, 1, 1, 0],
      ['direct', 0, 1, 0, 0, 0],
    ]);
    expect(await readSums(platform, 'host')).toEqual([['google.com', 0, 1, 1, 1, 0]]);
    expect(await readSums(platform, 'device')).toEqual([
      ['desktop', 3, 1, 1, 1, 0],
      ['mobile', 1, 1, 0, 0, 0],
    ]);
  });

  it('counts the campaign that a link on an IP address names, which can be this site', async () => {
    const platform = await open();
    const counter = new ViewCounter(platform);
    counter.note(
      view('/services?utm_source=bing&utm_campaign=c3&utm_medium=cpc', { referer: 'http://192.168.1.5/' }),
    );
    await counter.flush();
    expect(await readSums(platform, 'channel')).toEqual([['campaign', 0, 1, 0, 0, 0]]);
    expect(await readSums(platform, 'campaign')).toEqual([['c3', 0, 1, 0, 0, 0]]);
    expect(await readSums(platform, 'host')).toEqual([]);
  });

  it('adds what several instances see of one visit', async () => {
    const platform = await open();
    const [one, other] = [new ViewCounter(platform), new ViewCounter(platform)];
    one.note(view('/'));
    other.note(view('/services', { referer: 'http://localhost:3000/' }));
    other.note(view('/contact', { referer: 'http://localhost:3000/services', peer: '192.0.2.9' }));
    await Promise.all([one.flush(), other.flush()]);
    one.note(view('/contact', { referer: 'http://localhost:3000/services' }));
    await one.flush();
    expect(await readSums(platform, 'all')).toEqual([['', 4, 2, 1, 2, 0]]);
    const contact = (await readSums(platform, 'page')).find(([name]) => name === '/contact');
    expect(contact).toEqual(['/contact', 2, 2, 0, 2, 0]);
  });

  it('counts programs apart, and no visit of who asks not to be followed', async () => {
    const platform = await open();
    const counter = new ViewCounter(platform);
    counter.note(view('/', { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }));
    counter.note(view('/', { userAgent: '' }));
    counter.note(view('/', { refusesTracking: true }));
    await counter.flush();
    expect(await readSums(platform, 'all')).toEqual([['', 1, 0, 0, 0, 2]]);
    expect(await platform.database.kysely.selectFrom('insight_visits').select('id').execute()).toEqual([]);
  });

  it.each(['/admin/messages', '/auth', '/preview/x', '/robots.txt', '/blog/rss.xml', '/og/a.png'])(
    'does not count %s',
    async (target) => {
      const platform = await open();
      const counter = new ViewCounter(platform);
      counter.note(view(target));
      await counter.flush();
      expect(await readSums(platform, 'all')).toEqual([]);
    },
  );

  it('keeps neither address nor agent, and no salt beyond its day', async () => {
    const platform = await open();
    platform.now = () => new Date('2030-01-01T23:59:59Z');
    const counter = new ViewCounter(platform);
    counter.note(view('/'));
    await counter.flush();
    platform.now = () => new Date('2030-01-02T00:00:01Z');
    counter.note(view('/'));
    await counter.flush();
    const { kysely } = platform.database;
    const visits = await kysely.selectFrom('insight_visits').selectAll().orderBy('day').execute();
    expect(new Set(visits.map(({ id }) => id)).size).toBe(2);
    expect(JSON.stringify(visits)).not.toMatch(/192\.0\.2\.1|Firefox/);
    expect(await kysely.selectFrom('insight_salts').select('day').execute()).toEqual([{ day: '2030-01-02' }]);
  });

  it('lets one address bring so many names and visits, and no more in the place of those of others', async () => {
    const platform = await open();
    const counter = new ViewCounter(platform);
    const forge = (from: number, to: number) => {
      for (let n = from; n < to; n += 1) {
        counter.note(view(`/?utm_campaign=forged-${n}`, { userAgent: `${firefox} ${n}` }));
      }
    };
    forge(0, 250);
    await counter.flush();
    forge(240, 400);
    // Views of a visit that began before are separate.
    counter.note(view('/contact', { userAgent: `${firefox} 0`, referer: 'http://localhost:3000/' }));
    counter.note(view('/?utm_campaign=spring', { peer: '192.0.2.2' }));
    await counter.flush();
    const campaigns = await readSums(platform, 'campaign');
    expect(campaigns.map(([name]) => name)).toEqual(
      ['(other)', ...Array.from({ length: 10 }, (_, n) => `forged-${n}`), 'spring'].toSorted(),
    );
    expect(campaigns.find(([name]) => name === '(other)')![2]).toBe(290);
    expect(await readSums(platform, 'all')).toEqual([['', 412, 301, 11, 1, 0]]);
  });

  it('has room for so many views that differ, and so many names', async () => {
    const platform = await open();
    const counter = new ViewCounter(platform);
    for (let i = 0; i < 400; i += 1) {
      counter.note(view('/', { peer: `192.0.2.${i}`, referer: `https://host-${i}.example/` }));
    }
    await counter.flush();
    const hosts = await readSums(platform, 'host');
    expect(hosts).toHaveLength(301);
    expect(hosts[0]).toEqual(['(other)', 0, 100, 0, 0, 0]);
    for (let i = 0; i < 10_005; i += 1) counter.note(view(`/${i}`));
    expect(counter.lost).toBe(5);
  });

  it('writes when half of the room is taken, without being asked', async () => {
    const platform = await open();
    const counter = new ViewCounter(platform);
    for (let i = 0; i < 5000; i += 1) counter.note(view(`/?n=${i}`));
    await vi.waitUntil(async () => (await readSums(platform, 'all')).length > 0);
    for (let i = 0; i < 10_000; i += 1) counter.note(view(`/?n=${i}`));
    expect(counter.lost).toBe(0);
    await counter.flush();
    expect((await readSums(platform, 'all'))[0]![1]).toBe(15_000);
  });

  it('writes so many sums at once, and each once although the database is away in between', async () => {
    const platform = await open();
    const { write } = platform.database;
    let writesLeft = 2;
    const database = {
      ...platform.database,
      write: (async (work) => {
        writesLeft -= 1;
        if (writesLeft < 0) throw new Error('away');
        return write(work);
      }) as typeof write,
    };
    const counter = new ViewCounter({ ...platform, database });
    // Each is a sum of its page; one more is the overall sum.
    for (let i = 0; i < 249; i += 1) counter.note(view(`/${i}`, { userAgent: 'Googlebot/2.1' }));
    await expect(counter.flush()).rejects.toThrow('away');
    const readBots = async () =>
      (await platform.database.kysely.selectFrom('insight_sums').select('bots').execute()).map(
        ({ bots }) => bots,
      );
    // The day's salt was the first that was written.
    expect(await readBots()).toHaveLength(100);
    writesLeft = 10;
    await counter.flush();
    const bots = await readBots();
    expect([bots.length, bots.reduce((sum, count) => sum + count, 0)]).toEqual([250, 2 * 249]);
  });
});
