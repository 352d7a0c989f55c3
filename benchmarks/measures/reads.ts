import { join } from 'node:path';
import type { Bench, Benchmark, Result } from '../benchmark.ts';
import { openSiteApi } from '#tests/support/site-api.ts';
import { findMedian } from '#tests/support/quantiles.ts';
import { runWrk, type LoadFigures } from '../support/wrk.ts';

const connections = 32;
const goalP99Ms = 30;

const posts = '/functions/v1/blog-api';
const slug = 'latest-ai-trends-2026';

interface Read {
  path: string;
  headers?: Record<string, string>;
  /** Another path each time: "00000" becomes a number. */
  isNumbered?: boolean;
  /** Answered with an error, on purpose. */
  isMissing?: boolean;
}

export const reads: Benchmark = {
  title: 'Reads as people and programs make them',
  method: `One process, SQLite; \`wrk -t1 -c${connections}\` with brotli on the same machine; medians. The first seven are cached.`,
  async run(bench) {
    const product = await bench.startProduct();
    const { url } = product;
    const { cookie } = await openSiteApi(product);
    await load(bench, url, { path: '/' });
    const all: Record<string, Read> = {
      'a campaign link': { path: '/?utm_source=letter&utm_campaign=spring&gclid=1' },
      'a page by a campaign link': { path: `/blog/${slug}?utm_source=letter&fbclid=1` },
      'the list of posts, as documented': { path: posts },
      'ten posts': { path: `${posts}?limit=10` },
      'a post by its slug': { path: `${posts}/${slug}` },
      'a search': { path: `${posts}?q=AI` },
      'the settings': { path: '/functions/v1/settings' },
      'ten posts, signed in': { path: `${posts}?limit=10`, headers: { cookie } },
      'a post, signed in': { path: `${posts}/${slug}`, headers: { cookie } },
      'a search, another each time': { path: `${posts}?q=word00000`, isNumbered: true },
      'no such post, another each time': { path: `${posts}/no-00000`, isNumbered: true, isMissing: true },
      'no such page, another each time': { path: '/no-00000', isNumbered: true, isMissing: true },
      'the list of posts, for those who have it (304)': {
        path: posts,
        headers: { 'if-none-match': await readEtag(url + posts) },
      },
    };
    const figures: Result[] = [];
    for (const [what, read] of Object.entries(all)) {
      bench.say(what);
      const rounds: LoadFigures[] = [];
      for (let round = 0; round < bench.rounds; round += 1) rounds.push(await load(bench, url, read));
      const ms = findMedian(rounds.map(({ p99Ms }) => p99Ms));
      const rate = Math.round(findMedian(rounds.map(({ requestsPerSecond }) => requestsPerSecond)));
      figures.push({
        measure: `${what}: p99`,
        figure: `${ms.toFixed(1)} ms at ${rate.toLocaleString('en')}/s`,
        goal: `< ${goalP99Ms} ms`,
        reached: ms < goalP99Ms,
      });
    }
    return figures;
  },
};

async function load({ roundSeconds }: Bench, url: string, read: Read): Promise<LoadFigures> {
  const figures = await runWrk({
    url: url + read.path,
    seconds: roundSeconds,
    connections,
    headers: { 'accept-encoding': 'br', ...read.headers },
    ...(read.isNumbered && { script: join(import.meta.dirname, '../support/number-paths.lua') }),
  });
  if (!read.isMissing && figures.errors > 0) throw new Error(`${read.path} had ${figures.errors} errors`);
  return figures;
}

async function readEtag(url: string): Promise<string> {
  const response = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
  return response.headers.get('etag') ?? '';
}
