import { Agent, request, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { EditionLedger } from './edition-ledger.ts';
import type { Latencies, MixedLoadPlan, MixedLoadReport } from './mixed-load-plan.ts';
import { findQuantile } from './statistics.ts';

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
  const ledger = new EditionLedger();
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
    const atLeast = ledger.acknowledged;
    const answer = await ask(plan.url + path, 'GET', { 'accept-encoding': 'br' });
    if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}`);
    ledger.see(path, answer.etag, atLeast);
  }
  async function subscribe(turn: number): Promise<void> {
    const email = `mixed-${startedText}-${turn}@example.com`;
    const { status } = await ask(`${plan.url}/functions/v1/newsletter-api`, 'POST', {}, { email });
    if (status !== 201) throw new Error(`a subscription was answered with ${status}`);
    acknowledged += 1;
  }
  async function publish(edition: number): Promise<void> {
    const address = `${plan.url}/functions/v1/blog-api/${plan.post.id}`;
    const headers = { cookie: plan.cookie, origin: plan.url };
    const { status } = await ask(address, 'PUT', headers, { title: nameEdition(edition) });
    if (status !== 200) throw new Error(`a publish was answered with ${status}`);
    ledger.acknowledged = Math.max(ledger.acknowledged, edition);
    void Promise.all(paths.map((path) => lookAt(path, edition))).catch(note);
  }
  /** What a visitor sees after the acknowledgement has the new title, or a newer one. */
  async function lookAt(path: string, edition: number): Promise<void> {
    const answer = await ask(plan.url + path, 'GET', { 'accept-encoding': 'br' });
    const seen = Number(/Edition (\d+)\b/.exec(brotliDecompressSync(answer.body).toString())?.[1] ?? -1);
    ledger.tell(path, answer.etag, seen);
    if (seen < edition) throw new Error(`${path} shows edition ${seen} after ${edition} was acknowledged`);
  }

  await publish(0);
  await Promise.all(paths.map((path) => lookAt(path, 0)));
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
  await Promise.all([
    sendAtRate(plan.pagesPerSecond, plan.seconds, timed('pages', readPage)),
    sendAtRate(plan.writesPerSecond, plan.seconds, timed('writes', subscribe)),
    sendAtRate(
      plan.publishesPerSecond,
      plan.seconds,
      timed('publishes', (turn) => publish(turn + 1)),
    ),
  ]);
  agent.destroy();
  return {
    pages: summarise(latencies.pages),
    writes: summarise(latencies.writes),
    publishes: summarise(latencies.publishes),
    errors,
    errorCount,
    ...ledger.count(),
    acknowledged,
  };
}

const nameEdition = (edition: number): string => `Edition ${edition} of the changing post`;

/** Begins so many a second, each when it is due; resolves when all are answered. */
async function sendAtRate(
  perSecond: number,
  seconds: number,
  send: (turn: number, dueAt: number) => Promise<void>,
): Promise<void> {
  const startedAt = performance.now();
  const total = Math.round(perSecond * seconds);
  const underWay: Promise<void>[] = [];
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const due = Math.min(total, Math.floor(((performance.now() - startedAt) / 1000) * perSecond));
      while (underWay.length < due) {
        const turn = underWay.length;
        underWay.push(send(turn, startedAt + ((turn + 1) / perSecond) * 1000));
      }
      if (underWay.length < total) return;
      clearInterval(timer);
      resolve();
    }, 1);
  });
  await Promise.all(underWay);
}

interface Answer {
  status: number;
  etag: string;
  body: Buffer;
}

function ask(
  address: string,
  method: string,
  headers: Record<string, string>,
  json?: object,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const type = json ? { 'content-type': 'application/json' } : {};
    const asked = request(address, { method, agent, headers: { ...headers, ...type } }, (response) => {
      readAnswer(response).then(resolve, reject);
    });
    asked.on('error', reject);
    asked.end(json && JSON.stringify(json));
  });
}

const readAnswer = async (response: IncomingMessage): Promise<Answer> => ({
  status: response.statusCode ?? 0,
  etag: response.headers.etag ?? '',
  body: await buffer(response),
});

const summarise = (times: number[]): Latencies => ({
  count: times.length,
  p50Ms: findQuantile(times, 0.5),
  p99Ms: findQuantile(times, 0.99),
  maxMs: findQuantile(times, 1),
});
