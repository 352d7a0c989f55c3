import { join } from 'node:path';
import type { Bench, Benchmark, Result } from '../benchmark.ts';
import { openSiteApi } from '#tests/support/site-api.ts';
import { findMedian } from '#tests/support/quantiles.ts';
import { fetchPacked } from '../support/fetch-packed.ts';
import { measureInTurns } from '../support/measure-in-turns.ts';
import { runWrk, type LoadFigures } from '../support/wrk.ts';

const connections = 32;
const goals = { rateByPage: 0.8, uncachedP99Ms: 30 };

const posts = '/functions/v1/blog-api';
const slug = 'latest-ai-trends-2026';

/** Requests without a credential, and cached. */
const cached: Record<string, string> = {
  'a campaign link': '/?utm_source=letter&utm_campaign=spring&gclid=1',
  'a page by a campaign link': `/blog/${slug}?utm_source=letter&fbclid=1`,
  'the list of posts, as documented': posts,
  'ten posts': `${posts}?limit=10`,
  'a post by its slug': `${posts}/${slug}`,
  'a search': `${posts}?q=AI`,
  'the settings': '/functions/v1/settings',
};

/** Pages, and encodings, to compare with: together their responses have from five to a hundred thousand bytes. */
const references = {
  paths: ['/', '/blog', '/contact', '/terms'],
  encodings: ['br', 'gzip', 'identity'],
};

interface Uncached {
  path: string;
  headers?: Record<string, string>;
  /** Another path each time: "00000" becomes a number. */
  isNumbered?: boolean;
  /** Answered with an error, on purpose. */
  isMissing?: boolean;
}

export const reads: Benchmark = {
  title: 'Reads as people and programs make them',
  method: `One process, SQLite; \`wrk -t1 -c${connections}\` with brotli on the same machine, in turns; medians. What is cached is compared with the cached page, in the encoding, whose response has about as many bytes; what is not has its p99.`,
  async run(bench) {
    const { url, ...product } = await bench.startProduct();
    const { cookie } = await openSiteApi({ url, ...product });
    const figures: Result[] = [];
    await load(bench, url, { path: '/' });

    const pages = await Promise.all(
      references.paths.flatMap((path) =>
        references.encodings.map(async (encoding) => ({
          path,
          headers: { 'accept-encoding': encoding },
          bytes: await measureBytes(url, path, encoding),
        })),
      ),
    );
    for (const [what, path] of Object.entries(cached)) {
      bench.say(what);
      const bytes = await measureBytes(url, path);
      const page = pages.toSorted((a, b) => Math.abs(a.bytes - bytes) - Math.abs(b.bytes - bytes))[0]!;
      const { ours, reference } = await measureInTurns(bench.rounds, {
        reference: () => load(bench, url, page),
        ours: () => load(bench, url, { path }),
      });
      const rate = findMedian(
        ours.map(({ requestsPerSecond }, round) => requestsPerSecond / reference[round]!.requestsPerSecond),
      );
      figures.push(
        {
          measure: `${what}: requests by the page's`,
          figure: `${rate.toFixed(2)} of ${page.path} in ${page.headers['accept-encoding']}`,
          goal: `>= ${goals.rateByPage}`,
          reached: rate >= goals.rateByPage,
        },
        {
          measure: '  requests, size, p99',
          figure: `${perSecond(ours)}, ${bytes.toLocaleString('en')} B, ${p99(ours).toFixed(1)} ms`,
        },
      );
    }

    const uncached: Record<string, Uncached> = {
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
    for (const [what, read] of Object.entries(uncached)) {
      bench.say(what);
      const { ours } = await measureInTurns(bench.rounds, { ours: () => load(bench, url, read) });
      const ms = p99(ours);
      figures.push({
        measure: `${what}: p99`,
        figure: `${ms.toFixed(1)} ms at ${perSecond(ours)}`,
        goal: `< ${goals.uncachedP99Ms} ms`,
        reached: ms < goals.uncachedP99Ms,
      });
    }
    return figures;
  },
};

async function load({ roundSeconds }: Bench, url: string, read: Uncached): Promise<LoadFigures> {
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

/** Those of the whole response's body as it goes over the wire. */
async function measureBytes(url: string, path: string, encoding?: string): Promise<number> {
  const { body } = await fetchPacked(url, path, encoding);
  return body.byteLength;
}

async function readEtag(url: string): Promise<string> {
  const response = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
  return response.headers.get('etag') ?? '';
}

const p99 = (rounds: LoadFigures[]): number => findMedian(rounds.map(({ p99Ms }) => p99Ms));

const perSecond = (rounds: LoadFigures[]): string =>
  `${Math.round(findMedian(rounds.map(({ requestsPerSecond }) => requestsPerSecond))).toLocaleString('en')}/s`;
