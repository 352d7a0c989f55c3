import { join } from 'node:path';
import { openContentApi } from '../../tests/support/content-api.ts';
import { openSiteApi } from '../../tests/support/site-api.ts';
import type { Benchmark } from '../benchmark.ts';
import { contentSizes, fillContent } from '../support/fill-content.ts';
import { readResidentMb } from '../support/process-figures.ts';
import { timeRequests } from '../support/time-requests.ts';

const goals = { render: 1.5, memoryMb: 20, listMs: 100 };
const pages = ['/', '/contact', '/services/custom-software', '/portfolio/dock-schedule'];
const lists = ['services', 'cases', 'pages'];

export const content: Benchmark = {
  title: 'Much content',
  method: `A product with the default content, then with ${contentSizes.services} services, ${contentSizes.cases} cases and ${contentSizes.pages} pages of ${contentSizes.sections} sections each: the median of renders after a change of a setting, the first page of each list in the admin area, and the resident memory, all in the same process.`,
  async run(bench) {
    const product = await bench.startProduct();
    const api = await openSiteApi(product);
    const editing = openContentApi(product.url, api.cookie);
    const rounds = bench.quick ? 10 : 60;
    let changes = 0;
    const change = () => api.saveSettings({ tagline: `Change ${(changes += 1)}` });
    const measure = async () => {
      const renders: number[] = [];
      for (const path of pages) {
        const urls = Array.from({ length: rounds }, () => product.url + path);
        renders.push((await timeRequests(urls, {}, change)).p50Ms);
      }
      const urls = lists.flatMap((name) =>
        Array.from({ length: rounds }, () => `${product.url}/functions/v1/content-api/${name}`),
      );
      const { p95Ms } = await timeRequests(urls, { headers: { cookie: api.cookie } });
      return { renders, listMs: p95Ms, memoryMb: readResidentMb(product.pid) };
    };
    bench.say('with the default content');
    await measure();
    const before = await measure();
    bench.say('filling the tables');
    await fillContent(editing, join(product.dataDir, 'countermark.db'));
    bench.say('with much content');
    await measure();
    const after = await measure();
    const slowest = Math.max(...after.renders.map((ms, index) => ms / before.renders[index]!));
    const moreMb = after.memoryMb - before.memoryMb;
    return [
      {
        measure: `slowest render of ${pages.length} pages, against before`,
        figure: `${slowest.toFixed(2)} times`,
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
    ];
  },
};
