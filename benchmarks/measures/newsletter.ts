import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { v7 as uuidv7 } from 'uuid';
import type { Issue } from '#features/newsletter/issues.contract.ts';
import { findQuantile } from '#tests/support/quantiles.ts';
import { openSiteApi, type SiteApi } from '#tests/support/site-api.ts';
import type { Bench, Benchmark, Result } from '../benchmark.ts';
import type { SinkReport } from '../support/mail-sink.process.ts';
import { postgres, sqlite, type Store, type StoreKind } from '../support/stores.ts';
import { visitPages } from '../support/wait-beside.ts';

const goals = { minutes: 5, ratio: 1.5 };

/** What the owner sets: enough for the goal. */
const perMinute = 3000;

const measureNewsletter = (kind: StoreKind): Benchmark => ({
  title: `Sending an issue on ${kind.name}`,
  method: `One process, ${kind.setup}. An issue goes to 10,000 subscribers, at most ${perMinute.toLocaleString('en')} a minute, through an SMTP server that counts, in a process of its own. Before, meanwhile and afterwards another visitor opens the home page every 20 ms, each time on a connection of its own; a latency counts from when the request is due.`,
  async run(bench) {
    const recipients = bench.quick ? 500 : 10_000;
    const sink = await startSink(bench);
    const store = await kind.open(bench, { seeded: true, env: { SMTP_URL: sink.url } });
    await fillSubscribers(store, recipients);
    const api = await openSiteApi(store.product);
    const { url } = store.product;
    const seconds = bench.quick ? 2 : 30;
    const visit = (times: number) => visitPages(url, times * seconds);
    bench.say('nothing else');
    await visit(0.2);
    const before = await visit(1);
    bench.say('sending');
    const startedAt = performance.now();
    const issue = await sendIssue(api);
    const ended = waitUntilSent(api, issue.id);
    const beside = findQuantile(await visit(2), 0.99);
    const { progress } = await ended;
    const minutes = (performance.now() - startedAt) / 60_000;
    bench.say('nothing else, again');
    const alone = findQuantile([...before, ...(await visit(1))], 0.99);
    const { taken, repeated } = await sink.report();
    return [
      {
        measure: `${recipients.toLocaleString('en')} mails`,
        figure: `${minutes.toFixed(2)} min`,
        goal: `< ${goals.minutes} min`,
        reached: minutes < goals.minutes && progress.sent >= recipients,
      },
      { measure: '  mails a minute', figure: Math.round(progress.sent / minutes).toLocaleString('en') },
      {
        measure: '  that the server took, and twice',
        figure: `${taken.toLocaleString('en')}, ${repeated}`,
        goal: `${recipients.toLocaleString('en')}, 0`,
        reached: taken >= progress.sent && repeated === 0,
      },
      { measure: 'nothing else: stored page, p99', figure: `${alone.toFixed(1)} ms` },
      { measure: 'while sending: stored page, p99', figure: `${beside.toFixed(1)} ms` },
      {
        measure: '  times as long as without',
        figure: (beside / alone).toFixed(2),
        goal: `<= ${goals.ratio}`,
        reached: beside / alone <= goals.ratio,
      },
    ] satisfies Result[];
  },
});

export const newsletter = measureNewsletter(sqlite);
export const newsletterOnPostgres = measureNewsletter(postgres);

/** A mail server in a process of its own, and what it has taken. */
async function startSink(bench: Bench): Promise<{ url: string; report(): Promise<SinkReport> }> {
  const child = fork(fileURLToPath(new URL('../support/mail-sink.process.ts', import.meta.url)));
  bench.atEnd(() => void child.kill());
  const [url] = (await once(child, 'message')) as [string];
  return {
    url,
    async report() {
      const answer = once(child, 'message') as Promise<[SinkReport]>;
      child.send('report');
      return (await answer)[0];
    },
  };
}

async function fillSubscribers(store: Store, count: number): Promise<void> {
  const batch = 500;
  for (let n = 0; n < count; n += batch)
    await store.insert(
      'newsletter_subscriptions',
      Array.from({ length: batch }, (_, index) => {
        const email = `reader-${n + index}@example.com`;
        return { id: uuidv7(), email, email_key: email, created_at: new Date().toISOString() };
      }),
    );
  await store.settle();
}

/** An issue about as long as one that people write. */
async function sendIssue(api: SiteApi): Promise<Issue> {
  const paragraph =
    'What a warehouse taught us about forecasts, and what we have changed since then. '.repeat(5);
  const issue = await api.ask<Issue>('POST', '/issues-api', {
    subject: 'What a warehouse taught us',
    preview: 'And what we changed since',
    content: `<p>${paragraph}</p><h2>What follows</h2>${`<p>${paragraph}<a href="/contact">Write to us</a></p>`.repeat(5)}`,
    per_minute: perMinute,
  });
  return api.ask('POST', `/issues-api/${issue.id}/send`, {});
}

async function waitUntilSent(api: SiteApi, id: string): Promise<Issue> {
  for (;;) {
    const issue = await api.ask<Issue>('GET', `/issues-api/${id}`);
    if (issue.status === 'done') return issue;
    if (issue.status === 'paused') throw new Error(`sending paused: ${issue.pause_detail}`);
    await sleep(1000);
  }
}
