import { expect, it } from 'vitest';
import { ViewCounter } from '#features/insights/server/view-counter.ts';
import type { Message } from '#features/leads/contract.ts';
import { openTestApi, type TestApi } from '#tests/support/test-api.ts';
import { describeOnBothDatabasesAtLength, type TestPlatform } from '#tests/support/test-platform.ts';
import { createContactAction } from './forms/lead-forms.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
/** Must not be taken for the sender from `192.0.2.1`. */
const address = '192.0.2.11';
const own = 'http://localhost:3000';

function open({ site: { views: counter } }: TestPlatform) {
  const note = (target: string, referer: string, userAgent = firefox) => {
    counter.note({ target, referer, userAgent, peer: address, forwardedFor: '', refusesTracking: false });
  };
  return {
    counter,
    note,
    /** From a search to a case study, and on to the form. */
    comeBySearch() {
      note('/portfolio/a-case?utm_campaign=spring&utm_medium=organic', 'https://www.google.com/');
      note('/contact', `${own}/portfolio/a-case`);
    },
  };
}

const values = {
  name: 'Ann',
  email: 'ann@example.com',
  subject: 'Hello',
  message: 'A question about a site',
};

const encode = (source: Record<string, string>) => ({
  'form-source': encodeURIComponent(JSON.stringify(source)),
});

/** A browser's report when its second page has the form. */
const unknownStart = encode({ l: '/portfolio/a-case', p: '/contact' });

async function send(api: TestApi, headers: Record<string, string>, clientIp = address) {
  const ask = { body: values, headers: { 'user-agent': firefox, ...headers }, clientIp };
  const answer = await api.ask('POST', '/messages-api', ask);
  expect(answer.status).toBe(201);
  const sent = (await answer.json()) as Message;
  const kept = (await (await api.askAsAdmin('GET', `/messages-api/${sent.id}`)).json()) as Message;
  return { sent, kept };
}

const bySearch = { channel: 'search', referrer_host: 'google.com', utm_campaign: 'spring' };

describeOnBothDatabasesAtLength('where a lead came from whose browser does not know', (openPlatform) => {
  it('is as its visit was counted, before that is written and after', async () => {
    const platform = await openPlatform();
    const { counter, comeBySearch } = open(platform);
    const api = await openTestApi(platform);
    comeBySearch();
    for (const flush of [() => {}, () => counter.flush()]) {
      await flush();
      const { kept } = await send(api, unknownStart);
      expect(kept.channel).toBe('search');
      expect(kept.source).toMatchObject({
        ...{ landing_page: '/portfolio/a-case', page: '/contact', last_case: '/portfolio/a-case' },
        ...{ last_article: null, first: bySearch, last: bySearch },
      });
    }
  });

  it('is found at each step of the writing', async () => {
    const opened = await openPlatform();
    const { write } = opened.database;
    const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const reached = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let step = 0;
    const slowWrite: typeof write = async (work) => {
      const now = step;
      step += 1;
      reached[now]?.resolve();
      await gates[now]?.promise;
      return write(work);
    };
    const slow = { ...opened, database: { ...opened.database, write: slowWrite } };
    const platform = { ...opened, site: { ...opened.site, views: new ViewCounter(slow) } };
    const { counter, comeBySearch } = open(platform);
    const api = await openTestApi(platform);
    comeBySearch();
    const flushed = counter.flush();
    for (const [n, gate] of gates.entries()) {
      await reached[n]!.promise;
      expect((await send(api, unknownStart)).kept.source?.first).toMatchObject(bySearch);
      gate.resolve();
    }
    await flushed;
    expect((await send(api, unknownStart)).kept.source?.first).toMatchObject(bySearch);
  });

  it('is told to the desk and not to whoever sends: an address can have several people', async () => {
    const platform = await openPlatform();
    const { comeBySearch } = open(platform);
    comeBySearch();
    const { sent, kept } = await send(await openTestApi(platform), {});
    expect([sent.source, sent.channel]).toEqual([null, null]);
    expect([kept.source?.page, kept.channel]).toEqual([null, 'search']);
  });

  it('goes after what the browser says itself', async () => {
    const platform = await openPlatform();
    const { counter, comeBySearch, note } = open(platform);
    comeBySearch();
    note('/blog/an-article', `${own}/contact`);
    await counter.flush();
    const source = { l: '/?utm_source=ads', r: '', p: '/contact', c: '/portfolio/another' };
    const { kept } = await send(await openTestApi(platform), encode(source));
    expect(kept.source).toMatchObject({
      ...{ landing_page: '/', last_case: '/portfolio/another', last_article: '/blog/an-article' },
      first: { channel: 'campaign', utm_source: 'ads', utm_campaign: null, referrer_host: null },
    });
  });

  it('keeps the site that linked to a campaign’s landing page, once a second page is open', async () => {
    const platform = await openPlatform();
    const { note } = open(platform);
    note('/portfolio/a-case?utm_campaign=spring', 'https://partner.example/list');
    note('/contact', `${own}/portfolio/a-case`);
    const secondPage = encode({ l: '/portfolio/a-case?utm_campaign=spring', p: '/contact' });
    const { kept } = await send(await openTestApi(platform), secondPage);
    const touch = { channel: 'campaign', referrer_host: 'partner.example', utm_campaign: 'spring' };
    expect(kept.source).toMatchObject({ landing_page: '/portfolio/a-case', first: touch, last: touch });
  });

  it('gives a campaign no site of another arrival', async () => {
    const platform = await openPlatform();
    const { note } = open(platform);
    note('/portfolio/a-case', 'https://partner.example/list');
    const another = encode({ l: '/portfolio/a-case?utm_campaign=spring', p: '/contact' });
    const { kept } = await send(await openTestApi(platform), another);
    expect(kept.source?.first).toMatchObject({ referrer_host: null, utm_campaign: 'spring' });
  });

  it('names the case study that was read last', async () => {
    const platform = await openPlatform();
    const { counter, note } = open(platform);
    note('/portfolio/first', 'https://www.google.com/');
    note('/portfolio/second', `${own}/portfolio`);
    await counter.flush();
    note('/portfolio/first', `${own}/portfolio`);
    const { kept } = await send(await openTestApi(platform), unknownStart);
    expect(kept.source?.last_case).toBe('/portfolio/first');
  });

  it.each([
    ['Do Not Track', { dnt: '1' }, address],
    ['Global Privacy Control', { 'sec-gpc': '1' }, address],
    ['another browser', { 'user-agent': `${firefox} other` }, address],
    ['another address', {}, '192.0.2.1'],
  ] as [string, Record<string, string>, string][])('stays unknown with %s', async (_, headers, from) => {
    const platform = await openPlatform();
    const { counter, comeBySearch } = open(platform);
    const api = await openTestApi(platform);
    for (const flush of [() => {}, () => counter.flush()]) {
      comeBySearch();
      await flush();
      const { kept } = await send(api, { ...unknownStart, ...headers }, from);
      expect([kept.channel, kept.source?.last_case]).toEqual([null, null]);
    }
  });

  it('stays unknown on the next day', async () => {
    const platform = await openPlatform();
    platform.now = () => new Date('2030-01-01T12:00:00Z');
    const { counter, comeBySearch } = open(platform);
    comeBySearch();
    await counter.flush();
    platform.now = () => new Date('2030-01-02T12:00:00Z');
    expect((await send(await openTestApi(platform), unknownStart)).kept.channel).toBeNull();
  });

  it('costs no message where it cannot be found', async () => {
    const platform = await openPlatform();
    Object.defineProperty(platform.site.views, 'waiting', {
      get: () => {
        throw new Error('broken');
      },
    });
    const { kept } = await send(await openTestApi(platform), unknownStart);
    expect(kept.source).toMatchObject({ landing_page: '/portfolio/a-case', first: { channel: null } });
  });

  it('is found for a form without script, a subscription, and a form that is begun', async () => {
    const platform = await openPlatform();
    const { comeBySearch } = open(platform);
    const api = await openTestApi(platform);
    comeBySearch();
    const headers = new Headers({ 'user-agent': firefox });
    const sender = { headers, clientIp: address, source: null };
    expect((await createContactAction(platform)(values, sender)).status).toBe(200);
    const ask = {
      body: { email: 'ann@example.com' },
      headers: { 'user-agent': firefox },
      clientIp: address,
    };
    expect((await (await api.ask('POST', '/newsletter-api', ask)).json()).source).toBeNull();
    await api.ask('POST', '/forms-begun', { ...ask, body: { form: 'contact' } });
    const { kysely } = platform.database;
    const messages = await kysely.selectFrom('contact_messages').select('channel').execute();
    const subscriptions = await kysely.selectFrom('newsletter_subscriptions').select('channel').execute();
    const sums = await kysely
      .selectFrom('insight_sums')
      .select(['name', 'begun'])
      .where('kind', '=', 'channel')
      .execute();
    expect([...messages, ...subscriptions]).toEqual([{ channel: 'search' }, { channel: 'search' }]);
    expect(sums).toEqual([{ name: 'search', begun: 1 }]);
  });
});
