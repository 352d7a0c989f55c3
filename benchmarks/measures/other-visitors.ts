import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { openSiteApi } from '#tests/support/site-api.ts';
import type { Product } from '#tests/support/start-product.ts';
import type { Bench, Benchmark, Result } from '../benchmark.ts';
import { fillMessages, fillPosts } from '../support/fill-tables.ts';
import { watchLoop, type LoopWork } from '../support/loop-work.ts';
import { endAsking, otherVisitor, startAsking, waitBeside } from '../support/wait-beside.ts';
import { sqlite } from '../support/stores.ts';

const atOnce = 8;

export const otherVisitors: Benchmark = {
  title: 'Other visitors during long reads',
  method: `One process, SQLite, 20,000 posts and 100,000 messages (\`--full\`: 100,000 and 1,000,000). ${atOnce} clients at once ask for the same long thing again and again, and take it as fast as it comes, from a thread of their own. Meanwhile ${otherVisitor}`,
  async run(bench) {
    const loop = watchLoop(bench);
    const store = await sqlite.open(bench, { seeded: false, env: loop.env });
    const { product } = store;
    bench.say('filling');
    await fillPosts(store, bench.full ? 100_000 : bench.quick ? 2000 : 20_000);
    await fillMessages(store, bench.full ? 1_000_000 : bench.quick ? 5000 : 100_000);
    return measureLongReads(bench, product, loop, bench.quick ? 2 : 8);
  },
};

/** @param seconds how long the other visitor asks beside each */
async function measureLongReads(
  bench: Bench,
  product: Product,
  loop: LoopWork,
  seconds: number,
): Promise<Result[]> {
  const { cookie } = await openSiteApi(product);
  const api = `${product.url}/functions/v1`;
  const asAdmin = { cookie };
  const asks: Record<string, [url: string, headers: Record<string, string>] | null> = {
    'nothing else': null,
    'search, q=qj': [`${api}/messages-api?q=qj`, asAdmin],
    'search, q=%': [`${api}/messages-api?q=%25`, asAdmin],
    'search of the posts, q=qj': [`${api}/blog-api?q=qj`, asAdmin],
    '500 posts': [`${api}/blog-api?limit=500`, asAdmin],
    '500 messages of 2,000 characters': [`${api}/messages-api?limit=500`, asAdmin],
    'export of all messages': [`${api}/messages-export`, asAdmin],
    'articles that are not stored': [`${product.url}/blog/post-{n}`, {}],
    sitemap: [`${product.url}/sitemap.xml`, {}],
    feed: [`${product.url}/blog/rss.xml`, {}],
    'number of unread messages': [`${api}/messages-unread`, asAdmin],
  };
  const figures: Result[] = [];
  for (const [what, ask] of Object.entries(asks)) {
    const asking = ask && startAsking({ url: ask[0], headers: ask[1], clients: atOnce });
    figures.push(...(await waitBeside(bench, product, loop, what, seconds)));
    if (asking) figures.push(await endAsking(asking));
  }
  const backups = startBackups(bench, product);
  figures.push(...(await waitBeside(bench, product, loop, 'backup', seconds)));
  for (const child of backups) child.kill();
  return figures;
}

function startBackups(bench: Bench, { dataDir }: Product) {
  const script = join(import.meta.dirname, '../../scripts/backup.ts');
  return Array.from({ length: atOnce }, (_, index) => {
    const child = spawn(process.execPath, [script, join(dataDir, 'backups', `${index}.tar.gz`)], {
      env: { ...process.env, DATA_DIR: dataDir },
      stdio: 'ignore',
    });
    bench.atEnd(() => void child.kill());
    return child;
  });
}
