import { setTimeout as sleep } from 'node:timers/promises';
import { openSiteApi } from '#tests/support/site-api.ts';
import type { Bench, Benchmark, Result } from '../benchmark.ts';
import { fillMessages, fillPosts, rareWord } from '../support/fill-tables.ts';
import { readResidentMb } from '../support/process-usage.ts';
import { postgres, sqlite, type Store, type StoreKind } from '../support/stores.ts';
import { timeRequests } from '../support/time-requests.ts';

const measureGrowth = (kind: StoreKind): Benchmark => ({
  title: `Growth: posts and messages on ${kind.name}`,
  method: `One process, ${kind.setup}; one request after the other, each timed to its last byte. A page is asked for just after a change, so that it is read and rendered, not taken from the store; its median counts. Searches are of words that many posts have, few or none. Lists and searches of messages are an admin’s; the deep page begins in the middle.`,
  async run(bench) {
    const figures = await growPosts(bench, await kind.open(bench, { seeded: false }));
    return [...figures, ...(await growMessages(bench, await kind.open(bench, { seeded: false })))];
  },
});

export const growth = measureGrowth(sqlite);
export const growthOnPostgres = measureGrowth(postgres);

const repeat = <T>(values: T[], times: number): T[] => Array.from({ length: times }, () => values).flat();

/** Filling holds this process up for so long that the product ends connections that seem idle. */
const noticeClosedConnections = () => sleep(2000);

const formatMs = (ms: number): string => `${ms.toFixed(1)} ms`;

async function growPosts(bench: Bench, store: Store): Promise<Result[]> {
  const { product } = store;
  const { url } = product;
  const { cookie, createPost } = await openSiteApi(product);
  const { id } = await createPost({ title: 'The one that changes', published: true });
  let edition = 0;
  const change = async () => {
    edition += 1;
    const response = await fetch(`${url}/functions/v1/blog-api/${id}`, {
      method: 'PUT',
      headers: { cookie, origin: url, 'content-type': 'application/json' },
      body: JSON.stringify({ excerpt: `Edition ${edition}` }),
    });
    if (!response.ok) throw new Error(`the change was answered with ${response.status}`);
  };
  const sizes = bench.quick ? [10, 1000] : [10, 1000, 100_000];
  const times = bench.quick ? 10 : 40;
  const measured: { size: number; article: number; list: number; search: number }[] = [];
  for (const size of sizes) {
    bench.say(`${size.toLocaleString('en')} posts`);
    await fillPosts(store, size);
    await noticeClosedConnections();
    const article = await timeRequests(repeat([`${url}/blog/post-3`], times), {}, change);
    const list = await timeRequests(repeat([`${url}/blog`], times), {}, change);
    const words = [
      'ward',
      'automation report',
      'about',
      rareWord.word,
      'nowhere',
      'Post 7',
      'hospital w',
      'qu',
    ];
    const searches = words.map(
      (word) => `${url}/functions/v1/blog-api?q=${encodeURIComponent(word)}&limit=25`,
    );
    const search = await timeRequests(repeat(searches, Math.ceil(times / 4)));
    measured.push({ size, article: article.p50Ms, list: list.p50Ms, search: search.p95Ms });
  }
  const [first, last] = [measured[0]!, measured.at(-1)!];
  const ratio = (of: 'article' | 'list') => last[of] / first[of];
  const series = (of: 'article' | 'list' | 'search') => measured.map((row) => formatMs(row[of])).join(', ');
  const posts = sizes.map((size) => size.toLocaleString('en')).join(', ');
  return [
    { measure: `article, rendered, with ${posts} posts`, figure: series('article') },
    {
      measure: '  last by first',
      figure: ratio('article').toFixed(2),
      goal: '<= 1.5',
      reached: ratio('article') <= 1.5,
    },
    { measure: `first page of the list, rendered, with ${posts} posts`, figure: series('list') },
    {
      measure: '  last by first',
      figure: ratio('list').toFixed(2),
      goal: '<= 1.5',
      reached: ratio('list') <= 1.5,
    },
    {
      measure: `search, p95, with ${posts} posts`,
      figure: series('search'),
      goal: '< 100 ms',
      reached: last.search < 100,
    },
  ];
}

async function growMessages(bench: Bench, store: Store): Promise<Result[]> {
  const { url, pid } = store.product;
  const { cookie } = await openSiteApi(store.product);
  const sizes = bench.quick ? [1000, 10_000] : [1000, 100_000, 1_000_000];
  const times = bench.quick ? 10 : 40;
  const ask = (paths: string[]) =>
    timeRequests(
      repeat(paths, times).map((path) => `${url}/functions/v1${path}`),
      { headers: { cookie } },
    );
  const measured: Record<'size' | 'first' | 'deep' | 'search' | 'unread' | 'resident', number>[] = [];
  for (const size of sizes) {
    bench.say(`${size.toLocaleString('en')} messages`);
    await fillMessages(store, size);
    await noticeClosedConnections();
    const middle = new Date(Date.parse('2020-01-01T00:00:00Z') + size * 500).toISOString();
    const cursor = Buffer.from(`${middle}|0`).toString('base64url');
    const first = await ask(['/messages-api']);
    const deep = await ask([`/messages-api?cursor=${cursor}`]);
    const words = [
      'ward',
      'automation report',
      'ann',
      rareWord.word,
      'nowhere',
      'reader-77',
      'hospital w',
      'qu',
    ];
    const search = await ask(words.map((word) => `/messages-api?q=${encodeURIComponent(word)}`));
    const unread = await ask(['/messages-unread']);
    const resident = readResidentMb(pid);
    measured.push({
      size,
      first: first.p95Ms,
      deep: deep.p95Ms,
      search: search.p95Ms,
      unread: unread.p95Ms,
      resident,
    });
  }
  const last = measured.at(-1)!;
  type Name = keyof typeof last;
  const messages = sizes.map((size) => size.toLocaleString('en')).join(', ');
  const describe = (what: string, of: Name): Result => ({
    measure: `${what}, p95, with ${messages} messages`,
    figure: measured.map((row) => formatMs(row[of])).join(', '),
    goal: '< 50 ms',
    reached: last[of] < 50,
  });
  return [
    describe('first page of 100', 'first'),
    describe('page in the middle', 'deep'),
    describe('search', 'search'),
    describe('number of unread', 'unread'),
    {
      measure: `memory, resident, with ${messages} messages`,
      figure: measured.map(({ resident }) => `${resident.toFixed(0)} MB`).join(', '),
      goal: 'flat: x 1.25 at most',
      reached: last.resident <= measured[0]!.resident * 1.25,
    },
  ];
}
