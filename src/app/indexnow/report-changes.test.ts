import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { openWithApi, type TestApi } from '#tests/support/test-api.ts';
import { save } from '#tests/support/test-content.ts';
import {
  describeOnBothDatabasesAtLength,
  setClock,
  type TestPlatform,
} from '#tests/support/test-platform.ts';
import { create, put } from '#tests/support/test-posts.ts';
import { reportChanges } from './report-changes.ts';

interface Report {
  host: string;
  key: string;
  keyLocation: string;
  urlList: string[];
}

const key = 'a-key-of-the-tests';
const start = Date.parse('2030-01-01T00:00:00.000Z');
const minuteMs = 60_000;
const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A service that answers each report with the next of some statuses, then with 200. */
async function openService(statuses: number[] = []): Promise<{ url: string; reports: Report[] }> {
  const reports: Report[] = [];
  const server = createServer(async (request, response) => {
    reports.push((await json(request)) as Report);
    response.writeHead(statuses.shift() ?? 200).end();
  });
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/indexnow`, reports };
}

describeOnBothDatabasesAtLength('IndexNow', (open) => {
  /** A site that reports, and a clock that a report moves on. */
  async function openSite(statuses?: number[]) {
    const { url, reports } = await openService(statuses);
    const { platform, api } = await openWithApi(open, { indexNow: { url, key } });
    let now = start;
    setClock(platform, now);
    await reportChanges(platform);
    return {
      api,
      platform,
      reports,
      /** The paths reported after a while. */
      async report(minutes = 1): Promise<string[]> {
        setClock(platform, (now += minutes * minuteMs));
        const before = reports.length;
        await reportChanges(platform);
        return reports.slice(before).flatMap(({ urlList }) => urlList.map((one) => new URL(one).pathname));
      },
    };
  }

  it('is told of posts that appear, change, move, and go, once each', async () => {
    const { api, platform, reports, report } = await openSite();
    const post = await create(api, { title: 'First' });
    const draft = await create(api, { title: 'Draft', published: false });
    expect(await report()).toEqual(['/blog/first']);
    const { origin, host } = platform.config.siteUrl;
    expect(reports).toEqual([
      { host, key, keyLocation: `${origin}/indexnow.txt`, urlList: [`${origin}/blog/first`] },
    ]);
    expect(await report()).toEqual([]);

    await put(api, post.id, { excerpt: 'Another' });
    expect(await report()).toEqual(['/blog/first']);
    await put(api, post.id, { slug: 'moved' });
    expect(await report()).toEqual(['/blog/moved', '/blog/first']);
    await put(api, post.id, { published: false });
    expect(await report()).toEqual(['/blog/moved']);
    await put(api, post.id, { published: true });
    expect(await report()).toEqual(['/blog/moved']);
    await remove(api, post.id);
    expect(await report()).toEqual(['/blog/moved']);
    await api.askAsAdmin('POST', `/blog-bin/${post.id}/restore`);
    expect(await report()).toEqual(['/blog/moved']);

    await put(api, draft.id, { slug: 'named-otherwise' });
    await remove(api, draft.id);
    expect(await report()).toEqual([]);
  });

  it('is told of a post with dates when it appears and when it disappears', async () => {
    const { api, report } = await openSite();
    const at = (minutes: number) => new Date(start + minutes * minuteMs).toISOString();
    const post = await create(api, { title: 'Timed', publish_at: at(10), unpublish_at: at(20) });
    expect(await report(5)).toEqual([]);
    await put(api, post.id, { excerpt: 'Still to come' });
    expect(await report(4)).toEqual([]);
    expect(await report(2)).toEqual(['/blog/timed']);
    expect(await report(8)).toEqual([]);
    expect(await report(2)).toEqual(['/blog/timed']);
  });

  it('is told of documents by the pages that show them, once they are published', async () => {
    const { api, report } = await openSite();
    for (const [document, path] of [
      ['services/custom-software', '/services/custom-software'],
      ['products/lms', '/products'],
    ] as const) {
      await save(api, `/content-api/${document}`, { title: 'Another title' });
      expect(await report()).toEqual([]);
      expect((await api.askAsAdmin('POST', `/content-api/${document}/publish`)).status).toBe(200);
      expect(await report()).toEqual([path]);
    }
  });

  it('tries again later what failed, with what has changed meanwhile', async () => {
    const { api, reports, report } = await openSite([503, 403, 429]);
    await create(api, { title: 'First' });
    expect(await report()).toEqual(['/blog/first']);
    expect(await report(0.5)).toEqual([]);
    await create(api, { title: 'Second' });
    expect(await report()).toEqual(['/blog/first', '/blog/second']);
    expect(await report()).toEqual([]);
    expect(await report()).toEqual(['/blog/first', '/blog/second']);
    expect(await report(4)).toEqual(['/blog/first', '/blog/second']);
    expect(await report(4)).toEqual([]);
    expect(reports).toHaveLength(4);
  });

  it('is not told again of what it says will never do', async () => {
    const { api, report } = await openSite([422]);
    await create(api, { title: 'First' });
    expect(await report()).toEqual(['/blog/first']);
    expect(await report(60)).toEqual([]);
  });

  it('is told by one of several instances, and of nothing before it was switched on', async () => {
    const { url, reports } = await openService();
    const { platform, api } = await openWithApi(open, { indexNow: { url, key } });
    const move = (minutes: number) => setClock(platform, start + minutes * minuteMs);
    move(0);
    await create(api, { title: 'Before' });
    move(1);
    await reportAtOnce(platform);
    await create(api, { title: 'After' });
    move(2);
    await reportAtOnce(platform);
    expect(reports.map(({ urlList }) => urlList.map((one) => new URL(one).pathname))).toEqual([
      ['/blog/after'],
    ]);
  });

  it('is told nothing without a key', async () => {
    const platform = await open();
    await reportChanges(platform);
    expect(await platform.database.kysely.selectFrom('site_settings').selectAll().execute()).toEqual([]);
  });
});

const reportAtOnce = (platform: TestPlatform) =>
  Promise.all([reportChanges(platform), reportChanges(platform), reportChanges(platform)]);

const remove = (api: TestApi, id: string) => api.askAsAdmin('DELETE', `/blog-api/${id}`);
