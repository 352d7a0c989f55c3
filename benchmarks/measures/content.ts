import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openContentApi } from '#tests/support/content-api.ts';
import { openSiteApi } from '#tests/support/site-api.ts';
import type { Product } from '#tests/support/start-product.ts';
import type { Benchmark } from '../benchmark.ts';
import { contentSizes, fillContent } from '../support/fill-content.ts';
import { watchLoop } from '../support/loop-work.ts';
import { readResidentMb } from '../support/process-usage.ts';
import { timeRequests } from '../support/time-requests.ts';

const goals = { render: 1.5, memoryMb: 20, listMs: 100, pieceMs: 20 };
const pages = ['/', '/contact', '/services/custom-software', '/portfolio/dock-schedule'];
const lists = ['services', 'cases', 'pages'];

export const content: Benchmark = {
  title: 'Much content',
  method: `A product with the default content, then with ${contentSizes.services} services, ${contentSizes.cases} cases and ${contentSizes.pages} pages of ${contentSizes.sections} sections each: the longest piece of work when all of it is read for the first time; then, each in a process of its own, the median of renders after a change of a setting and after one of a document, the first page of each list in the admin area, and the resident memory.`,
  async run(bench) {
    const loop = watchLoop(bench);
    const dataDir = mkdtempSync(join(tmpdir(), 'countermark-bench-'));
    bench.atEnd(() => rmSync(dataDir, { recursive: true, force: true }));
    const env = { ...loop.env, DATA_DIR: dataDir };
    bench.say('with the default content');
    const product = await bench.startProduct({ env });
    const before = await measure(product, bench.quick ? 10 : 60);
    bench.say('filling the tables');
    const api = await openSiteApi(product);
    await fillContent(openContentApi(product.url, api.cookie), join(dataDir, 'countermark.db'));
    await loop.readLongestMs(product.pid);
    await api.saveSettings({ tagline: 'Everything is read' });
    await timeRequests([`${product.url}/healthz`, `${product.url}${pages[1]}`]);
    const pieceMs = await loop.readLongestMs(product.pid);
    await product.stop();
    bench.say('with much content');
    const filled = await bench.startProduct({ seeded: false, env });
    const after = await measure(filled, bench.quick ? 10 : 60);
    const factors = after.renders.map((ms, index) => ms / before.renders[index]!);
    const slowest = Math.max(...factors);
    const moreMb = after.memoryMb - before.memoryMb;
    const place = factors.indexOf(slowest);
    const where = `${pages[place % pages.length]}, ${before.renders[place]!.toFixed(1)} -> ${after.renders[place]!.toFixed(1)} ms`;
    return [
      {
        measure: `slowest render of ${pages.length} pages, against before`,
        figure: `${slowest.toFixed(2)} times (${where})`,
        goal: `<= ${goals.render} times`,
        reached: slowest <= goals.render,
      },
      {
        measure: 'more memory',
        figure: `${moreMb.toFixed(0)} MB`,
        goal: `<= ${goals.memoryMb} MB`,
        reached: moreMb <= goals.memoryMb,
      },
      {
        measure: 'first page of a list in the admin area, p95',
        figure: `${after.listMs.toFixed(1)} ms`,
        goal: `< ${goals.listMs} ms`,
        reached: after.listMs < goals.listMs,
      },
      {
        measure: 'longest piece of work at the first reading',
        figure: `${pieceMs.toFixed(1)} ms`,
        goal: `< ${goals.pieceMs} ms`,
        reached: pieceMs < goals.pieceMs,
      },
    ];
  },
};

/** Everything is requested twice: the first time warms up the process. */
async function measure(product: Product, rounds: number) {
  const api = await openSiteApi(product);
  const editing = openContentApi(product.url, api.cookie);
  let changes = 0;
  const changeSetting = () => api.saveSettings({ tagline: `Change ${(changes += 1)}` });
  const changed = 'services/custom-software';
  const { data } = await editing.read(changed);
  const changeDocument = async () => {
    const metaTitle = `Custom software, change ${(changes += 1)}`;
    await editing.ask('PUT', `/${changed}`, { data: { ...data, metaTitle } });
    await editing.publish(changed);
  };
  const askOnce = async () => {
    const renders: number[] = [];
    for (const change of [changeSetting, changeDocument]) {
      for (const path of pages) {
        const urls = Array.from({ length: rounds }, () => product.url + path);
        renders.push((await timeRequests(urls, {}, change)).p50Ms);
      }
    }
    const listPaths = lists.map((name) => `content-api/${name}`);
    const urls = listPaths.flatMap((path) =>
      Array.from({ length: rounds }, () => `${product.url}/functions/v1/${path}`),
    );
    const signedIn = { headers: { cookie: api.cookie } };
    const { p95Ms } = await timeRequests(urls, signedIn);
    // Long reads have a thread that ends when it is idle: it counts on both sides.
    await timeRequests([`${product.url}/functions/v1/messages-api`], signedIn);
    return { renders, listMs: p95Ms, memoryMb: readResidentMb(product.pid) };
  };
  await askOnce();
  return askOnce();
}
