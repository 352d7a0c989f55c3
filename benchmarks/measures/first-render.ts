import { openSiteApi } from '#tests/support/site-api.ts';
import type { Benchmark, Result } from '../benchmark.ts';
import { askForStatus } from '../support/ask-for-status.ts';
import { findMedian, findQuantile } from '#tests/support/quantiles.ts';

const goalMs = 25;
const askers = 50;

export const firstRender: Benchmark = {
  title: 'The first render of a page after a change',
  method:
    'The tagline is changed through the API; then `/` is asked for once, in brotli: database, render, packing, answer. Beside it, 50 ask at once after a change: the last one has waited for the same render.',
  async run(bench) {
    const product = await bench.startProduct();
    const api = await openSiteApi(product);
    const page = `${product.url}/`;
    let changes = 0;
    const change = () => api.saveSettings({ tagline: `Change ${(changes += 1)}` });
    const timeAfterChange = async (count: number) => {
      await change();
      const startedAt = performance.now();
      const statuses = await Promise.all(Array.from({ length: count }, () => askForStatus(page)));
      if (statuses.some((status) => status !== 200)) throw new Error(`answered with ${statuses.join(' ')}`);
      return performance.now() - startedAt;
    };
    for (let i = 0; i < 20; i += 1) await timeAfterChange(1);
    const alone: number[] = [];
    for (let i = 0; i < (bench.quick ? 20 : 300); i += 1) alone.push(await timeAfterChange(1));
    const together: number[] = [];
    let renders = 0;
    for (let i = 0; i < (bench.quick ? 5 : 30); i += 1) {
      const before = await countRenders(product.url);
      together.push(await timeAfterChange(askers));
      renders += (await countRenders(product.url)) - before;
    }
    return describe(alone, together, renders / together.length);
  },
};

function describe(alone: number[], together: number[], renders: number): Result[] {
  const p99 = findQuantile(alone, 0.99);
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  return [
    { measure: 'first render of /, p99', figure: ms(p99), goal: `< ${goalMs} ms`, reached: p99 < goalMs },
    { measure: 'first render of /, median', figure: ms(findMedian(alone)) },
    {
      measure: `renders for ${askers} who ask at once`,
      figure: renders.toFixed(2),
      goal: '1',
      reached: renders === 1,
    },
    { measure: `until the last of ${askers} has it, median`, figure: ms(findMedian(together)) },
  ];
}

/** How many pages the process has rendered so far, by its own figures. */
async function countRenders(url: string): Promise<number> {
  const figures = await (await fetch(`${url}/metrics`)).text();
  const counts = figures.matchAll(/^countermark_page_render_duration_seconds_count(?:\{[^}]*\})? (\d+)$/gm);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}
