import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeWord } from '#tests/support/site-api.ts';
import { openInstances, query, type Instances } from './open-instances.ts';

let instances: Instances;

beforeAll(async () => {
  instances = await openInstances(2, { DRAIN_SECONDS: '3', RATE_LIMIT_FACTOR: '1000' });
});
// Not there when they did not start.
afterAll(() => (instances as Instances | undefined)?.stop());

/** Visitors who keep their connections, and one after the other ask for pages and send forms. */
class Load {
  readonly failures: string[] = [];
  readonly acknowledged = new Set<string>();
  answered = 0;
  #isOver = false;
  readonly #visitors: Promise<void>[];

  constructor(url: string, visitors: number) {
    this.#visitors = Array.from({ length: visitors }, () => this.#visit(url));
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#visitors);
  }

  async #visit(url: string): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = 0; !this.#isOver; turn += 1) {
      const email = turn % 4 === 3 ? `${makeWord()}@example.com` : null;
      const path =
        ['/', '/blog', '/functions/v1/blog-api?limit=5'][turn % 4] ?? '/functions/v1/newsletter-api';
      try {
        const status = await ask(`${url}${path}`, agent, email && JSON.stringify({ email }));
        this.answered += 1;
        if (status >= 300) this.failures.push(`${path}: ${status}`);
        else if (email) this.acknowledged.add(email);
      } catch (error) {
        this.failures.push(`${path}: ${error instanceof Error ? error.message : error}`);
      }
      await sleep(20);
    }
    agent.destroy();
  }
}

function ask(url: string, agent: Agent, body: string | null): Promise<number> {
  return new Promise((resolve, reject) => {
    const method = body === null ? 'GET' : 'POST';
    const headers = body === null ? {} : { 'content-type': 'application/json' };
    const sent = request(url, { agent, method, headers }, (answer) => {
      answer.resume();
      answer.once('error', reject).once('end', () => resolve(answer.statusCode ?? 0));
    });
    sent.once('error', reject).end(body ?? undefined);
  });
}

it('answers every request while one instance after the other is restarted', async () => {
  const load = new Load(instances.siteUrl, 12);
  await expect.poll(() => load.acknowledged.size, { timeout: 20_000 }).toBeGreaterThan(20);
  for (const [index, product] of instances.products.entries()) {
    const { port } = new URL(product.url);
    const saidBefore = instances.balancer.output().length;
    await product.stop();
    const started = await instances.start({ PORT: port });
    instances.products[index] = started;
    // The load balancer has seen that it is ready again.
    await expect
      .poll(() => instances.balancer.output().slice(saidBefore), { timeout: 20_000 })
      .toContain(`Server ready/web${index + 1} is UP`);
  }
  await load.end();
  expect(load.failures).toEqual([]);
  expect(load.answered).toBeGreaterThan(500);
  const rows = await query(instances.databaseUrl, 'select email from newsletter_subscriptions');
  const stored = new Set(rows.map(({ email }) => email));
  expect([...load.acknowledged].filter((email) => !stored.has(email))).toEqual([]);
}, 90_000);
