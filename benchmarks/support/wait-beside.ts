import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { findQuantile } from '../../tests/support/quantiles.ts';
import type { Bench, Figure } from '../benchmark.ts';
import type { AskingPlan, AskingReport } from './keep-asking.worker.ts';

const pageEveryMs = 20;
const formEveryMs = 250;
const goals = { pageMs: 50, formMs: 300, loopMs: 20 };

/** How the other visitor asks, for the reader of the results. */
export const otherVisitor = `another visitor asks for the home page every ${pageEveryMs} ms and sends the contact form every ${formEveryMs} ms, each on a connection of its own; a latency counts from when the request is due. The event loop's longest delay is Node's \`monitorEventLoopDelay\` as \`/metrics\` has it, less its resolution of 10 ms: on a machine that is busy with other things it holds their share of the processor too.`;

/** Keeps asking for something in a thread of its own. */
export function startAsking(plan: AskingPlan): Worker {
  return new Worker(new URL('./keep-asking.worker.ts', import.meta.url), { workerData: plan });
}

/** Ends the asking. @returns what was answered */
export async function endAsking(worker: Worker): Promise<Figure> {
  const answer = once(worker, 'message') as Promise<[AskingReport]>;
  worker.postMessage('end', []);
  const [report] = await answer;
  const counts = Object.entries(report).map(([status, count]) => `${count} x ${status}`);
  return { measure: '  answered meanwhile', figure: counts.join(', ') || 'none' };
}

/** What another visitor waits beside what goes on. */
export async function waitBeside(
  bench: Pick<Bench, 'say'>,
  url: string,
  what: string,
  seconds: number,
): Promise<Figure[]> {
  bench.say(what);
  await sleep(500);
  await readLoopDelayMs(url);
  const count = (seconds * 1000) / pageEveryMs;
  const [pages, forms] = await Promise.all([
    askWhenDue(count, pageEveryMs, () => fetch(url)),
    askWhenDue(Math.floor((count * pageEveryMs) / formEveryMs), formEveryMs, (n) => sendForm(url, n)),
  ]);
  const loopMs = await readLoopDelayMs(url);
  const figure = (measured: string, ms: number, goal: number): Figure => ({
    measure: `${what}: ${measured}`,
    figure: `${ms.toFixed(1)} ms`,
    goal: `< ${goal} ms`,
    reached: ms < goal,
  });
  return [
    figure('stored page, p99', findQuantile(pages, 0.99), goals.pageMs),
    figure('contact form, longest', Math.max(...forms), goals.formMs),
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
