import type { Bench, Benchmark, Result } from '../benchmark.ts';
import { findMedian } from '#tests/support/quantiles.ts';
import { measureInTurns } from '../support/measure-in-turns.ts';
import { readCpuSeconds, readResidentMb } from '../support/process-usage.ts';
import { runWrk } from '../support/wrk.ts';

const paths = ['/', '/blog', '/blog/latest-ai-trends-2026'];

export const storedPage: Benchmark = {
  title: 'Cached pages',
  method:
    'One process, `wrk -t1 -c32` with brotli on the same machine, in turns; medians. CPU is utime and stime of the process by the requests answered.',
  async run(bench) {
    const product = await bench.startProduct();
    const run = (path: string, headers: Record<string, string> = {}) =>
      runRound(bench, product, path, headers);
    // Before anything counts: what runs often is compiled, what loads after the start is loaded.
    await runWrk({ url: product.url, seconds: 3, headers: { 'accept-encoding': 'br' } });
    const figures: Result[] = [];
    const rounds = await measureInTurns(
      bench.rounds,
      Object.fromEntries(paths.map((path) => [path, () => run(path)])),
    );
    for (const path of paths) {
      const median = (key: keyof Round) => findMedian(rounds[path]!.map((round) => round[key]));
      const rate = Math.round(median('perSecond')).toLocaleString('en');
      figures.push({
        measure: `${path}: requests, CPU`,
        figure: `${rate}/s, ${median('cpuMicroseconds').toFixed(1)} µs`,
      });
    }
    bench.say('/ for those who have it');
    const answer = await fetch(product.url, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
    const etag = answer.headers.get('etag') ?? '';
    const { page, unchanged } = await measureInTurns(bench.rounds, {
      page: () => run('/'),
      unchanged: () => run('/', { 'if-none-match': etag }),
    });
    const rate = findMedian(unchanged.map(({ perSecond }, round) => perSecond / page[round]!.perSecond));
    const resident = readResidentMb(product.pid);
    return [
      ...figures,
      {
        measure: "/ with its ETag (304): requests by the page's",
        figure: rate.toFixed(2),
        goal: '>= 1',
        reached: rate >= 1,
      },
      {
        measure: 'memory after the load, resident',
        figure: `${resident.toFixed(0)} MB`,
        goal: '< 160 MB',
        reached: resident < 160,
      },
    ];
  },
};

interface Round {
  perSecond: number;
  cpuMicroseconds: number;
}

async function runRound(
  { roundSeconds }: Bench,
  product: { url: string; pid: number },
  path: string,
  headers: Record<string, string>,
): Promise<Round> {
  const before = readCpuSeconds(product.pid);
  const { requests, requestsPerSecond, errors } = await runWrk({
    url: product.url + path,
    seconds: roundSeconds,
    headers: { 'accept-encoding': 'br', ...headers },
  });
  if (errors > 0) throw new Error(`${path} had ${errors} errors`);
  const cpuSeconds = readCpuSeconds(product.pid) - before;
  return { perSecond: requestsPerSecond, cpuMicroseconds: (cpuSeconds / requests) * 1e6 };
}
