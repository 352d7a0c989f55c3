import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { findQuantile } from '../../tests/support/quantiles.ts';
import { openSiteApi } from '../../tests/support/site-api.ts';
import type { Product } from '../../tests/support/start-product.ts';
import type { Bench, Benchmark, Figure } from '../benchmark.ts';
import { fillMessages, fillPosts } from '../support/fill-tables.ts';
import type { AskingPlan, AskingReport } from '../support/keep-asking.worker.ts';
import { sqlite } from '../support/stores.ts';

const atOnce = 8;
const pageEveryMs = 20;
const formEveryMs = 250;
const goals = { pageMs: 50, formMs: 300, loopMs: 20 };

export const otherVisitors: Benchmark = {
  title: 'Other visitors during long reads',
  method: `One process, SQLite, 100,000 posts and 300,000 messages (\`--full\`: 1,000,000). ${atOnce} clients at once ask for the same long thing again and again, and take it as fast as it comes, from a thread of their own. Meanwhile another visitor asks for the home page every ${pageEveryMs} ms and sends the contact form every ${formEveryMs} ms, each on a connection of its own; a latency counts from when the request is due. The event loop's longest delay is Node's \`monitorEventLoopDelay\` as \`/metrics\` has it, less its resolution of 10 ms: on a machine that is busy with other things it holds their share of the processor too.`,
  async run(bench) {
    const store = await sqlite.open(bench, { seeded: false });
    const { product } = store;
    bench.say('filling');
    await fillPosts(store, bench.quick ? 2000 : 100_000);
    await fillMessages(store, bench.full ? 1_000_000 : bench.quick ? 5000 : 300_000);
    const { cookie } = await openSiteApi(product);
    const api = `${product.url}/functions/v1`;
    const asks: Record<string, string | null> = {
      'nothing else': null,
      'search, q=qj': `${api}/messages-api?q=qj`,
      'search, q=%': `${api}/messages-api?q=%25`,
      'search of the posts, q=qj': `${api}/blog-api?q=qj`,
      'export of all messages': `${api}/messages-export`,
      sitemap: `${product.url}/sitemap.xml`,
      feed: `${product.url}/blog/rss.xml`,
      'number of unread messages': `${api}/messages-unread`,
    };
    const figures: Figure[] = [];
    const seconds = bench.quick ? 2 : 10;
    for (const [what, url] of Object.entries(asks)) {
      const attack = url ? startAsking({ url, headers: { cookie }, clients: atOnce }) : null;
      figures.push(...(await measure(bench, product, what, seconds)), ...(await describeAttack(attack)));
    }
    const backups = startBackups(bench, product);
    figures.push(...(await measure(bench, product, 'backup', seconds)));
    for (const child of backups) child.kill();
    return figures;
  },
};

function startAsking(plan: AskingPlan): Worker {
  return new Worker(new URL('../support/keep-asking.worker.ts', import.meta.url), { workerData: plan });
}

async function describeAttack(worker: Worker | null): Promise<Figure[]> {
  if (!worker) return [];
  const answer = once(worker, 'message') as Promise<[AskingReport]>;
  worker.postMessage('end', []);
  const [report] = await answer;
  const counts = Object.entries(report).map(([status, count]) => `${count} x ${status}`);
  return [{ measure: '  answered meanwhile', figure: counts.join(', ') || 'none' }];
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

/** What another visitor waits. */
async function measure(bench: Bench, { url }: Product, what: string, seconds: number): Promise<Figure[]> {
  bench.say(what);
  await sleep(500);
  await readLoopDelayMs(url);
  const count = (seconds * 1000) / pageEveryMs;
  const [pages, forms] = await Promise.all([
    askWhenDue(count, pageEveryMs, () => fetch(url)),
    askWhenDue(Math.floor((count * pageEveryMs) / formEveryMs), formEveryMs, (n) => sendForm(url, n)),
  ]);
  const loopMs = await readLoopDelayMs(url);
  const [pageMs, formMs] = [findQuantile(pages, 0.99), Math.max(...forms)];
  const figure = (measured: string, ms: number, goal: number): Figure => ({
    measure: `${what}: ${measured}`,
    figure: `${ms.toFixed(1)} ms`,
    goal: `< ${goal} ms`,
    reached: ms < goal,
  });
  return [
    figure('stored page, p99', pageMs, goals.pageMs),
    figure('contact form, longest', formMs, goals.formMs),
    figure('event loop, longest delay', loopMs, goals.loopMs),
  ];
}

/** Begins each request when it is due, however long those before take. @returns milliseconds from then */
async function askWhenDue(
  count: number,
  everyMs: number,
  ask: (n: number) => Promise<Response>,
): Promise<number[]> {
  const begin = performance.now();
  const answers: Promise<number>[] = [];
  for (let n = 0; n < count; n += 1) {
    const due = begin + n * everyMs;
    await sleep(Math.max(0, due - performance.now()));
    answers.push(
      ask(n).then(async (response) => {
        await response.arrayBuffer();
        if (response.status !== 200) throw new Error(`answered with ${response.status}`);
        return performance.now() - due;
      }),
    );
  }
  return Promise.all(answers);
}

function sendForm(url: string, n: number): Promise<Response> {
  const message = `Could you tell us more about ward ${n}? We would like to know how long it takes.`;
  const fields = { form: 'contact', name: 'Ann', email: `ann-${n}@example.com`, subject: 'A ward', message };
  return fetch(`${url}/contact`, {
    method: 'POST',
    headers: { origin: url },
    body: new URLSearchParams(fields),
  });
}

/** The longest since it was read before. */
async function readLoopDelayMs(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const seconds = Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(metrics)?.[1]);
  return seconds * 1000 - 10;
}
