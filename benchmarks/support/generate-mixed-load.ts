import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import type { Latencies, MixedLoadPlan, MixedLoadReport } from './mixed-load-plan.ts';
import { findQuantile } from '#tests/support/quantiles.ts';

/**
 * A process of its own: sends requests at their times, however slow the answers are, and counts a
 * latency from the time at which a request was due. A load that waits for answers would leave out just
 * those that would have had to wait ("coordinated omission").
 */
process.once('message', (plan: MixedLoadPlan) => {
  void generateLoad(plan).then((report) => process.send!(report, () => process.disconnect()));
});

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

const startedText = Date.now().toString(36);

async function generateLoad(plan: MixedLoadPlan): Promise<MixedLoadReport> {
  const errors: string[] = [];
  let errorCount = 0;
  let acknowledged = 0;
  const note = (error: unknown) => {
    errorCount += 1;
    if (errors.length < 10) errors.push(error instanceof Error ? error.message : String(error));
  };
  const paths = ['/', '/blog', plan.post.path];
  const latencies: Record<'pages' | 'writes' | 'publishes', number[]> = {
    pages: [],
    writes: [],
    publishes: [],
  };

  async function readPage(turn: number): Promise<void> {
    const path = paths[turn % paths.length]!;
    const page = await send(plan.url + path, 'GET', { 'accept-encoding': 'br' });
    await drain(page);
    if (page.statusCode !== 200) throw new Error(`${path} was answered with ${page.statusCode}`);
  }
  async function subscribe(turn: number): Promise<void> {
    const email = `mixed-${startedText}-${turn}@example.com`;
    const answer = await send(`${plan.url}/functions/v1/newsletter-api`, 'POST', {}, { email });
    await drain(answer);
    if (answer.statusCode !== 201) throw new Error(`a subscription was answered with ${answer.statusCode}`);
    acknowledged += 1;
  }
  async function publish(edition: number): Promise<void> {
    const address = `${plan.url}/functions/v1/blog-api/${plan.post.id}`;
    const headers = { cookie: plan.cookie, origin: plan.url };
    const answer = await send(address, 'PUT', headers, { title: nameEdition(edition) });
    await drain(answer);
    if (answer.statusCode !== 200) throw new Error(`a publish was answered with ${answer.statusCode}`);
    void Promise.all(paths.map((path) => lookAt(path, edition))).catch(note);
  }
  /** What a visitor sees after the acknowledgement has the new title, or a newer one. */
  async function lookAt(path: string, edition: number): Promise<void> {
    const page = await send(plan.url + path, 'GET', { 'accept-encoding': 'br' });
    const html = brotliDecompressSync(await buffer(page)).toString();
    const seen = Number(/Edition (\d+)\b/.exec(html)?.[1] ?? -1);
    if (seen < edition) throw new Error(`${path} shows edition ${seen} after ${edition} was acknowledged`);
  }

  await publish(0);
  const timed =
    (kind: keyof typeof latencies, work: (turn: number) => Promise<void>) =>
    async (turn: number, dueAt: number) => {
      try {
        await work(turn);
      } catch (error) {
        note(error);
      }
      latencies[kind].push(performance.now() - dueAt);
    };
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await Promise.all([
    sendAtRate(plan.pagesPerSecond, plan.seconds, timed('pages', readPage)),
    sendAtRate(plan.writesPerSecond, plan.seconds, timed('writes', subscribe)),
    sendAtRate(
      plan.publishesPerSecond,
      plan.seconds,
      timed('publishes', (turn) => publish(turn + 1)),
    ),
  ]);
  delay.disable();
  agent.destroy();
  return {
    ownDelay: { p99Ms: delay.percentile(99) / 1e6, maxMs: delay.max / 1e6 },
    pages: summarize(latencies.pages),
    writes: summarize(latencies.writes),
    publishes: summarize(latencies.publishes),
    errors,
    errorCount,
    acknowledged,
  };
}

const nameEdition = (edition: number): string => `Edition ${edition} of the changing post`;

/** Starts this many a second, each when it is due; resolves when all are answered. */
async function sendAtRate(
  perSecond: number,
  seconds: number,
  begin: (turn: number, dueAt: number) => Promise<void>,
): Promise<void> {
  const startedAt = performance.now();
  const total = Math.round(perSecond * seconds);
  let begun = 0;
  let done = 0;
  await new Promise<void>((resolve) => {
    const count = () => {
      done += 1;
      if (done === total) resolve();
    };
    const timer = setInterval(() => {
      const due = Math.min(total, Math.floor(((performance.now() - startedAt) / 1000) * perSecond));
      for (; begun < due; begun += 1) {
        void begin(begun, startedAt + ((begun + 1) / perSecond) * 1000).then(count);
      }
      if (begun === total) clearInterval(timer);
    }, 1);
  });
}

/** Resolves with the answer's head; its body must be read. */
function send(
  address: string,
  method: string,
  headers: Record<string, string>,
  json?: object,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const type = json ? { 'content-type': 'application/json' } : {};
    const asked = request(address, { method, agent, headers: { ...headers, ...type } }, resolve);
    asked.on('error', reject);
    asked.end(json && JSON.stringify(json));
  });
}

/** Resolves when all of a body has come. Nothing is kept of it: that would have the load itself collect garbage. */
async function drain(answer: IncomingMessage): Promise<void> {
  answer.resume();
  await once(answer, 'end');
}

const summarize = (times: number[]): Latencies => ({
  count: times.length,
  p50Ms: findQuantile(times, 0.5),
  p99Ms: findQuantile(times, 0.99),
  maxMs: findQuantile(times, 1),
});
