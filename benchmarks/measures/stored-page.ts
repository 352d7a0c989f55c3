import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bench, Benchmark, Result } from '../benchmark.ts';
import { fetchPacked } from '../support/fetch-packed.ts';
import { readCpuSeconds, readResidentMb } from '../support/process-usage.ts';
import { findFreePort } from '#tests/support/free-port.ts';
import { startNginx as startNginxExample, writeNginxExample } from '#tests/support/nginx-example.ts';
import { findMedian } from '#tests/support/quantiles.ts';
import { measureInTurns } from '../support/measure-in-turns.ts';
import { startBareServer } from '../support/start-bare-server.ts';
import { findWorker, startNginx } from '../support/nginx.ts';
import { runWrk } from '../support/wrk.ts';

const article = '/blog/latest-ai-trends-2026';

export const storedPage: Benchmark = {
  title: 'Cached pages beside nginx and a bare Node server',
  method:
    'One process each, `wrk -t1 -c32`, in turns; medians. nginx has one worker and serves the same brotli bytes with the same headers as a file; the bare server is `node:http` with the same bytes and headers in memory. CPU is utime and stime of the process by the requests answered.',
  async run(bench) {
    const product = await bench.startProduct();
    const figures: Result[] = [];
    const files = await Promise.all(['/', '/blog', article].map((path) => fetchPacked(product.url, path)));
    const nginx = await startNginx(files);
    bench.atEnd(nginx.stop);
    const bare = await startBareServer(files);
    bench.atEnd(bare.stop);
    // Before anything counts: what runs often is compiled, what loads after the start is loaded.
    await runWrk({ url: product.url, seconds: 3, headers: { 'accept-encoding': 'br' } });
    for (const { path } of files) {
      bench.say(path);
      const ours = { url: product.url + path, pid: product.pid };
      const beside = {
        nginx: { url: nginx.addressOf(path), pid: nginx.pid },
        bare: { url: bare.url + path, pid: bare.pid },
      };
      figures.push(...(await comparePage(bench, path, ours, beside)));
    }
    bench.say("/ behind nginx's cache");
    figures.push(...(await compareCached(bench, { url: nginx.addressOf('/'), pid: nginx.pid })));
    bench.say('/ for those who have it');
    figures.push(await compareUnchanged(bench, { url: `${product.url}/`, pid: product.pid }));
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

async function comparePage(
  bench: Bench,
  path: string,
  ours: Subject,
  beside: { nginx: Subject; bare: Subject },
): Promise<Result[]> {
  const rounds = await measureInTurns(bench.rounds, {
    nginx: () => runRound(bench, beside.nginx),
    bare: () => runRound(bench, beside.bare),
    ours: () => runRound(bench, ours),
  });
  const median = (of: Round[], key: keyof Round) => findMedian(of.map((round) => round[key]));
  const compare = (other: Round[], key: keyof Round) =>
    findMedian(rounds.ours.map((round, i) => round[key] / other[i]![key]));
  const all = [rounds.ours, rounds.bare, rounds.nginx];
  const ofBare = compare(rounds.bare, 'perSecond');
  const ofNginx = compare(rounds.nginx, 'perSecond');
  return [
    {
      measure: `${path}: requests by the bare server's`,
      figure: ofBare.toFixed(2),
      goal: '>= 0.85',
      reached: ofBare >= 0.85,
    },
    {
      measure: `${path}: requests by nginx's`,
      figure: ofNginx.toFixed(2),
      goal: '>= 0.35',
      reached: ofNginx >= 0.35,
    },
    {
      measure: `${path}: requests; ours, bare, nginx's`,
      figure: all.map((of) => `${Math.round(median(of, 'perSecond')).toLocaleString('en')}/s`).join(', '),
    },
    {
      measure: `${path}: CPU; ours, bare, nginx's`,
      figure: all.map((of) => `${median(of, 'cpuMicroseconds').toFixed(1)} µs`).join(', '),
    },
  ];
}

/** The product behind deploy/nginx.conf, without TLS: what its cache gives out, beside the same file. */
async function compareCached(bench: Bench, file: Subject): Promise<Result[]> {
  const product = await bench.startProduct({ env: { SITE_URL: 'https://www.example.com' } });
  const dir = mkdtempSync(join(tmpdir(), 'countermark-nginx-'));
  bench.atEnd(() => rmSync(dir, { recursive: true, force: true }));
  const port = await findFreePort();
  const args = writeNginxExample(dir, (example) =>
    example
      .replaceAll(/^ *(?:listen \[::\]|listen 80|ssl_|http2).*$/gm, '')
      .replace(/listen 443.*;/, `listen 127.0.0.1:${port};`)
      .replace('server 127.0.0.1:3000', `server 127.0.0.1:${new URL(product.url).port}`),
  );
  bench.atEnd(await startNginxExample(args, join(dir, 'pid')));
  const pid = findWorker(Number(readFileSync(join(dir, 'pid'), 'utf8')));
  const cached = { url: `http://127.0.0.1:${port}/`, pid };
  const headers = { Host: 'www.example.com' };
  await runRound(bench, cached, headers);
  const rounds = await measureInTurns(bench.rounds, {
    file: () => runRound(bench, file),
    cached: () => runRound(bench, cached, headers),
  });
  const compare = (key: keyof Round) =>
    findMedian(rounds.cached.map((round, i) => round[key] / rounds.file[i]![key]));
  const [rate, cpu] = [compare('perSecond'), compare('cpuMicroseconds')];
  return [
    {
      measure: "/ behind nginx's cache: requests by the file's",
      figure: rate.toFixed(2),
      goal: '>= 0.9',
      reached: rate >= 0.9,
    },
    { measure: "/ behind nginx's cache: CPU by the file's", figure: cpu.toFixed(2) },
  ];
}

async function compareUnchanged(bench: Bench, page: Subject): Promise<Result> {
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
