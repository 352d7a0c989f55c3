import type { Bench, Benchmark, Figure } from '../benchmark.ts';
import { fetchPacked } from '../support/fetch-packed.ts';
import { readCpuSeconds, readResidentMb } from '../support/process-figures.ts';
import { findMedian } from '../../tests/support/quantiles.ts';
import { measureInTurns } from '../support/measure-in-turns.ts';
import { startNginx } from '../support/nginx.ts';
import { runWrk } from '../support/wrk.ts';

const article = '/blog/latest-ai-trends-2026';

export const storedPage: Benchmark = {
  title: 'Stored pages beside nginx',
  method:
    'One process each, `wrk -t1 -c32`, in turns; medians. nginx has one worker and serves the same brotli bytes with the same headers as a file. CPU is utime and stime of the process by the requests answered.',
  async run(bench) {
    const product = await bench.startProduct();
    const figures: Figure[] = [];
    const files = await Promise.all(['/', '/blog', article].map((path) => fetchPacked(product.url, path)));
    const nginx = await startNginx(files);
    bench.atEnd(nginx.stop);
    // Before anything counts: what runs often is compiled, what loads after the start is loaded.
    await runWrk({ url: product.url, seconds: 3, headers: { 'accept-encoding': 'br' } });
    for (const { path } of files) {
      bench.say(path);
      const ours = { url: product.url + path, pid: product.pid };
      figures.push(...(await comparePage(bench, path, ours, { url: nginx.addressOf(path), pid: nginx.pid })));
    }
    bench.say('/ for those who have it');
    figures.push(await compareUnchanged(bench, { url: `${product.url}/`, pid: product.pid }));
    bench.say('/ without the fast path');
    figures.push(await compareFastPath(bench, product));
    const resident = readResidentMb(product.pid);
    figures.push({
      measure: 'memory after the load, resident',
      figure: `${resident.toFixed(0)} MB`,
      goal: '< 160 MB',
      reached: resident < 160,
    });
    return figures;
  },
};

/** A page of a server, and the server's process. */
interface Subject {
  url: string;
  pid: number;
}

interface Round {
  perSecond: number;
  cpuMicroseconds: number;
}

async function comparePage(bench: Bench, path: string, ours: Subject, nginx: Subject): Promise<Figure[]> {
  const page = await measureInTurns(bench.rounds, {
    nginx: () => runRound(bench, nginx),
    ours: () => runRound(bench, ours),
  });
  const rate = findMedian(page.ours.map(({ perSecond }, round) => perSecond / page.nginx[round]!.perSecond));
  const cpu = findMedian(
    page.ours.map(({ cpuMicroseconds }, round) => cpuMicroseconds / page.nginx[round]!.cpuMicroseconds),
  );
  const median = (rounds: Round[], of: keyof Round) => findMedian(rounds.map((round) => round[of]));
  const perSecond = (rounds: Round[]) => `${Math.round(median(rounds, 'perSecond')).toLocaleString('en')}/s`;
  const micros = (rounds: Round[]) => `${median(rounds, 'cpuMicroseconds').toFixed(1)} µs`;
  return [
    {
      measure: `${path}: requests by nginx's`,
      figure: rate.toFixed(2),
      goal: '>= 0.5',
      reached: rate >= 0.5,
    },
    {
      measure: `${path}: CPU per request by nginx's`,
      figure: cpu.toFixed(2),
      goal: '<= 1.6',
      reached: cpu <= 1.6,
    },
    {
      measure: `${path}: requests, ours and nginx's`,
      figure: `${perSecond(page.ours)}, ${perSecond(page.nginx)}`,
    },
    { measure: `${path}: CPU, ours and nginx's`, figure: `${micros(page.ours)}, ${micros(page.nginx)}` },
  ];
}

async function compareUnchanged(bench: Bench, page: Subject): Promise<Figure> {
  const answer = await fetch(page.url, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
  const etag = answer.headers.get('etag') ?? '';
  const rounds = await measureInTurns(bench.rounds, {
    page: () => runRound(bench, page),
    unchanged: () => runRound(bench, page, { 'if-none-match': etag }),
  });
  const rate = findMedian(
    rounds.unchanged.map(({ perSecond }, round) => perSecond / rounds.page[round]!.perSecond),
  );
  return {
    measure: "/ with its ETag (304): requests by the page's",
    figure: rate.toFixed(2),
    goal: '>= 1',
    reached: rate >= 1,
  };
}

/** The fast path is worth its code at this goal; see docs/decisions/fast-path.md. */
async function compareFastPath(bench: Bench, { url, pid }: Subject): Promise<Figure> {
  const off = await bench.startProduct({ env: { FAST_PATH: 'off' } });
  const ask = (subject: Subject) => runRound(bench, { url: `${subject.url}/`, pid: subject.pid });
  await ask(off);
  const rounds = await measureInTurns(bench.rounds, { on: () => ask({ url, pid }), off: () => ask(off) });
  const rate = findMedian(rounds.on.map(({ perSecond }, round) => perSecond / rounds.off[round]!.perSecond));
  return {
    measure: '/: requests by those with FAST_PATH=off',
    figure: rate.toFixed(2),
    goal: '>= 1.3',
    reached: rate >= 1.3,
  };
}

async function runRound(
  { roundSeconds }: Bench,
  { url, pid }: Subject,
  headers: Record<string, string> = {},
): Promise<Round> {
  const before = readCpuSeconds(pid);
  const { requests, requestsPerSecond, errors } = await runWrk({
    url,
    seconds: roundSeconds,
    headers: { 'accept-encoding': 'br', ...headers },
  });
  if (errors > 0) throw new Error(`${url} had ${errors} errors`);
  return { perSecond: requestsPerSecond, cpuMicroseconds: ((readCpuSeconds(pid) - before) / requests) * 1e6 };
}
