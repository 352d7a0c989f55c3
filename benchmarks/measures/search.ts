import { setTimeout as sleep } from 'node:timers/promises';
import type { Bench, Benchmark, Result } from '../benchmark.ts';
import { fillPosts, rareWord } from '../support/fill-tables.ts';
import { watchLoop } from '../support/loop-work.ts';
import { postgres, sqlite, type Store, type StoreKind } from '../support/stores.ts';
import { timeRequests } from '../support/time-requests.ts';
import { endAsking, otherVisitor, startAsking, waitBeside } from '../support/wait-beside.ts';

/** A page that is rendered for each request, and reads posts without searching. */
const reference = '/blog?cursor=x&q=';

/** Each asked for 40 times. */
const searches: Record<string, string> = {
  'a frequent word': 'automation',
  'two frequent words': 'automation hospital',
  'a frequent word and a rare one': `automation ${rareWord.word}`,
  'a rare word': rareWord.word,
  'a typo': 'periscpoe',
  'a typo in a frequent word': 'autmation',
  'part of a word': 'auto',
  'a word that is nowhere': 'nowherewhatsoever',
  'a post by its number': 'post 4711',
  'six words': 'ward clinic hospital automation report dashboard',
};

const measureSearch = (kind: StoreKind, goalMs: number): Benchmark => ({
  title: `The site's search among posts, on ${kind.name}`,
  method: `One process, ${kind.setup}; 100,000 posts of two chapters and 300 words, which the product indexes first. The page of results, one request after the other, each timed to its last byte; p95, and its ratio to the median of a page of the blog that is not cached. At the end 50 clients at once ask for that page, then each for another page, then search for different words, while ${otherVisitor}`,
  async run(bench) {
    const loop = watchLoop(bench);
    const store = await kind.open(bench, { seeded: false, env: loop.env });
    const { url, pid } = store.product;
    bench.say('filling');
    await fillPosts(store, bench.quick ? 2000 : 100_000);
    await loop.readLongestMs(pid);
    const seconds = await waitForIndex(bench, store);
    const longestMs = await loop.readLongestMs(pid);
    await store.settle();
    await sleep(2000);

    const requests = bench.quick ? 10 : 40;
    const ask = (path: string) => timeRequests(Array.from({ length: requests }, () => url + path));
    const { p50Ms } = await ask(reference);
    const figures: Result[] = [
      { measure: 'all posts indexed', figure: `${seconds.toFixed(0)} s` },
      {
        measure: '  longest piece of work meanwhile',
        figure: `${longestMs.toFixed(1)} ms`,
        goal: '< 20 ms',
        reached: longestMs < 20,
      },
      { measure: 'a page of the blog, p50', figure: `${p50Ms.toFixed(1)} ms` },
    ];
    for (const [what, words] of Object.entries(searches)) {
      bench.say(what);
      const timed = await ask(`/search?q=${encodeURIComponent(words)}`);
      figures.push({
        measure: `${what}, p95`,
        figure: `${timed.p95Ms.toFixed(1)} ms (p50 ${timed.p50Ms.toFixed(1)} ms, x ${(timed.p50Ms / p50Ms).toFixed(1)})`,
        goal: `< ${goalMs} ms`,
        reached: timed.p95Ms < goalMs,
      });
    }
    const beside = {
      '50 who want the same page of the blog': reference,
      '50 pages of the blog': '/blog?cursor={n}',
      '50 searches': '/search?q=automation%20{n}',
    };
    for (const [what, path] of Object.entries(beside)) {
      const asking = startAsking({ url: url + path, headers: {}, clients: 50 });
      figures.push(...(await waitBeside(bench, store.product, loop, `beside ${what}`, bench.quick ? 2 : 8)));
      figures.push(await endAsking(asking));
    }
    return figures;
  },
});

export const search = measureSearch(sqlite, 50);
export const searchOnPostgres = measureSearch(postgres, 100);

/** @returns how long it took, in seconds */
async function waitForIndex(bench: Bench, store: Store): Promise<number> {
  const startedAt = performance.now();
  const posts = await store.count('blogs');
  for (;;) {
    const indexed = await store.count('post_search');
    if (indexed === posts) break;
    bench.say(`${indexed.toLocaleString('en')} posts are indexed`);
    await sleep(5000);
  }
  return (performance.now() - startedAt) / 1000;
}
