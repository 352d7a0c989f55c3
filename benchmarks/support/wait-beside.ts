import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { findQuantile } from '#tests/support/quantiles.ts';
import type { Bench, Result } from '../benchmark.ts';
import type { Product } from '#tests/support/start-product.ts';
import type { AskingPlan, AskingReport } from './keep-asking.worker.ts';
import type { LoopWork } from './loop-work.ts';

const pageEveryMs = 20;
const formEveryMs = 250;
const goals = { pageMs: 50, formMs: 300, loopMs: 20 };

/** How the other visitor asks, for the reader of the results. */
export const otherVisitor = `another visitor asks for the home page every ${pageEveryMs} ms and sends the contact form every ${formEveryMs} ms, each on a connection of its own; a latency counts from when the request is due. The longest piece of work is the processor time that one turn of the event loop takes: other than the latencies it does not grow where other programs run.`;

/** Keeps asking for something in a thread of its own. */
export function startAsking(plan: AskingPlan): Worker {
  return new Worker(new URL('./keep-asking.worker.ts', import.meta.url), { workerData: plan });
}

/** Ends the asking. @returns what was answered */
export async function endAsking(worker: Worker): Promise<Result> {
  const answer = once(worker, 'message') as Promise<[AskingReport]>;
  worker.postMessage('end', []);
  const [report] = await answer;
  const counts = Object.entries(report).map(([status, count]) => `${count} x ${status}`);
  return { measure: '  answered meanwhile', figure: counts.join(', ') || 'none' };
}

/** What another visitor waits beside what goes on. */
export async function waitBeside(
  bench: Pick<Bench, 'say'>,
  { url, pid }: Product,
  { readLongestMs }: LoopWork,
  what: string,
  seconds: number,
): Promise<Result[]> {
  bench.say(what);
  await sleep(500);
  await readLongestMs(pid);
  const [pages, forms] = await Promise.all([
    visitPages(url, seconds),
    askWhenDue(Math.floor((seconds * 1000) / formEveryMs), formEveryMs, (n) => sendForm(url, n)),
  ]);
  const loopMs = await readLongestMs(pid);
  const figure = (measured: string, ms: number, goal: number): Result => ({
    measure: `${what}: ${measured}`,
    figure: `${ms.toFixed(1)} ms`,
    goal: `< ${goal} ms`,
    reached: ms < goal,
  });
  return [
    figure('stored page, p99', findQuantile(pages, 0.99), goals.pageMs),
    figure('contact form, longest', Math.max(...forms), goals.formMs),
    figure('longest piece of work', loopMs, goals.loopMs),
  ];
}

/** Opens the home page again and again. @returns how long each took, in milliseconds from when it was due */
export const visitPages = (url: string, seconds: number): Promise<number[]> =>
  askWhenDue((seconds * 1000) / pageEveryMs, pageEveryMs, () => visitPage(url));

/** Begins each request when it is due, however long those before take. @returns milliseconds from then */
async function askWhenDue(
  count: number,
  everyMs: number,
  ask: (n: number) => Promise<number>,
): Promise<number[]> {
  const begin = performance.now();
  const answers: Promise<number>[] = [];
  for (let n = 0; n < count; n += 1) {
    const due = begin + n * everyMs;
    await sleep(Math.max(0, due - performance.now()));
    answers.push(
      ask(n).then((status) => {
        if (status !== 200) throw new Error(`answered with ${status}`);
        return performance.now() - due;
      }),
    );
  }
  return Promise.all(answers);
}

/** Not `fetch`, which alone takes 10 to 20 ms of the slowest visits. @returns the status of the whole response */
async function visitPage(url: string): Promise<number> {
  const [response] = (await once(get(url, { agent: new Agent() }), 'response')) as [IncomingMessage];
  await buffer(response);
  return response.statusCode!;
}

async function sendForm(url: string, n: number): Promise<number> {
  const message = `Could you tell us more about ward ${n}? We would like to know how long it takes.`;
  const fields = { form: 'contact', name: 'Ann', email: `ann-${n}@example.com`, subject: 'A ward', message };
  const response = await fetch(`${url}/contact`, {
    method: 'POST',
    headers: { origin: url },
    body: new URLSearchParams(fields),
  });
  await response.arrayBuffer();
  return response.status;
}
