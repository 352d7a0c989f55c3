import { expect, it } from 'vitest';
import { takeTurn } from '../take-turn.ts';
import { ClientQueue } from './client-queue.ts';

/** Renders that end on command. */
function openQueue() {
  const queue = new ClientQueue();
  const begun: (() => void)[] = [];
  const render = () => new Promise<void>((resolve) => void begun.push(resolve));
  const ask = (client: string | null) => queue.run(client, render);
  return { begun, ask };
}

/** Resolves once everything that has room has begun. */
const ticks = async () => {
  for (let i = 0; i < 2; i += 1) {
    for (let tick = 0; tick < 10; tick += 1) await Promise.resolve();
    await takeTurn();
  }
};

it('renders few pages at once, and the others in order', async () => {
  const { begun, ask } = openQueue();
  const all = Array.from({ length: 40 }, () => ask('a'));
  await ticks();
  expect(begun).toHaveLength(16);
  for (let i = 0; i < 40; i += 1) {
    begun[i]!();
    await all[i];
    await ticks();
    expect(begun).toHaveLength(Math.min(40, 17 + i));
  }
});

it('refuses one client more than its share, and no other', async () => {
  const { ask } = openQueue();
  for (let i = 0; i < 64; i += 1) void ask('a');
  await expect(ask('a')).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
  const refused = await Promise.race([ask('b').catch(() => true), ticks().then(() => false)]);
  expect(refused).toBe(false);
});

it('gives a place of the client that has most waiting to one that has less, when all are taken', async () => {
  const { begun, ask } = openQueue();
  const asked = ['a', 'b'].flatMap((client) => Array.from({ length: 64 }, () => ask(client)));
  const outcome = Promise.allSettled([...asked, ask('c')]);
  for (let i = 0; i < 128; i += 1) {
    await ticks();
    begun[i]!();
  }
  const refused = (await outcome).flatMap(({ status }, place) => (status === 'rejected' ? [place] : []));
  expect(refused).toEqual([127]);
});

it('refuses a client when all places are taken and nobody has more than it, but for what must be shown', async () => {
  const { begun, ask } = openQueue();
  const clients = Array.from({ length: 128 }, (_, number) => `${number}`);
  const asked = clients.map(ask);
  await expect(ask('c')).rejects.toMatchObject({ status: 503 });
  const must = ask(null);
  for (let i = 0; i < 129; i += 1) {
    await ticks();
    begun[i]!();
  }
  await Promise.all([...asked, must]);
});

it('goes on in turn when a place was given away', async () => {
  const queue = new ClientQueue({ running: 1, unfinished: 4, ofOneClient: 4 });
  const order: string[] = [];
  const held = Promise.withResolvers<void>();
  const ask = (client: string) => queue.run(client, async () => void order.push(client)).catch(() => {});
  const running = queue.run('a', () => held.promise);
  const asked = ['a', 'a', 'a', 'b', 'c'].map(ask);
  held.resolve();
  await Promise.all([running, ...asked]);
  expect(order).toEqual(['b', 'c', 'a']);
  await ask('c');
  expect(order.at(-1)).toBe('c');
});

it('refuses a client more than its share, however quick the renders are', async () => {
  const queue = new ClientQueue();
  const asked = Array.from({ length: 200 }, () => queue.run('a', () => Promise.resolve()));
  const answers = await Promise.allSettled(asked);
  expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(200 - 64);
});

it('gives room to clients one after the other', async () => {
  const { begun, ask } = openQueue();
  const order: string[] = [];
  const note = (client: string) => void ask(client).then(() => order.push(client));
  for (const client of ['a', 'b', 'c']) for (let i = 0; i < (client === 'a' ? 60 : 2); i += 1) note(client);
  for (let i = 0; i < 64; i += 1) {
    await ticks();
    begun[i]!();
  }
  await ticks();
  expect(order.slice(16).join('')).toBe(`bcabc${'a'.repeat(43)}`);
});

it('gives room first to a client that was not served lately, however many others wait', async () => {
  const queue = new ClientQueue({ running: 1, unfinished: 33, ofOneClient: 4 });
  const order: string[] = [];
  const ask = (client: string) => queue.run(client, async () => void order.push(client));
  const attackers = Array.from({ length: 8 }, (_, number) => `attacker ${number}`);
  const asked = [...attackers, ...attackers, ...attackers].map(ask);
  await Promise.all(asked.slice(0, 8));
  const before = order.length;
  asked.push(ask('owner'));
  await asked.at(-1);
  // One was running.
  expect(order.indexOf('owner') - before).toBeLessThanOrEqual(1);
  await Promise.all(asked);
});

it('serves a client that was served before while ever new ones arrive', async () => {
  const queue = new ClientQueue({ running: 1, unfinished: 33, ofOneClient: 4 });
  const ask = (client: string) => queue.run(client, () => Promise.resolve());
  await ask('owner');
  let isServed = false;
  let others = 0;
  const arrive = (): Promise<unknown> =>
    isServed ? Promise.resolve() : ask(`${(others += 1)}`).then(arrive);
  const arriving = [arrive(), arrive()];
  await ask('owner').finally(() => (isServed = true));
  expect(others).toBeLessThan(30);
  await Promise.all(arriving);
});

it('lets others have a turn between two renders', async () => {
  const queue = new ClientQueue();
  const turns: string[] = [];
  const take = (name: string) =>
    queue.run('a', async () => {
      turns.push(name);
      if (name === 'one') setImmediate(() => turns.push('other'));
    });
  await Promise.all(['one', 'two'].map(take));
  expect(turns).toEqual(['one', 'other', 'two']);
});

it('gives the room of a failed render to the next', async () => {
  const queue = new ClientQueue();
  for (let i = 0; i < 200; i += 1) {
    await expect(queue.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  }
  await expect(queue.run('a', () => Promise.resolve(1))).resolves.toBe(1);
});
