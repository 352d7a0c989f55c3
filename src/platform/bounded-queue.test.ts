import { describe, expect, it } from 'vitest';
import { BoundedQueue, visitorLimits, type QueueLimits, type Turn } from './bounded-queue.ts';
import { takeTurn } from './take-turn.ts';

const openNarrow = (limits: Partial<QueueLimits> = {}) =>
  new BoundedQueue({ ...visitorLimits, running: 1, waiting: 32, ofOneClient: 4, ...limits });

describe('a queue of renders', () => {
  /** Renders that end on command. */
  function openQueue() {
    const queue = new BoundedQueue(visitorLimits);
    const begun: (() => void)[] = [];
    const render = () => new Promise<void>((resolve) => void begun.push(resolve));
    const ask = (client: string | null) => queue.run(render, { client });
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
    const queue = openNarrow({ waiting: 3 });
    const order: string[] = [];
    const held = Promise.withResolvers<void>();
    const ask = (client: string) =>
      queue.run(async () => void order.push(client), { client }).catch(() => {});
    const running = queue.run(() => held.promise, { client: 'a' });
    const asked = ['a', 'a', 'a', 'b', 'c'].map(ask);
    held.resolve();
    await Promise.all([running, ...asked]);
    expect(order).toEqual(['b', 'c', 'a']);
    await ask('c');
    expect(order.at(-1)).toBe('c');
  });

  it('refuses a client more than its share, however quick the renders are', async () => {
    const queue = new BoundedQueue(visitorLimits);
    const asked = Array.from({ length: 200 }, () => queue.run(() => Promise.resolve(), { client: 'a' }));
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
    const queue = openNarrow();
    const order: string[] = [];
    const ask = (client: string) => queue.run(async () => void order.push(client), { client });
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
    const queue = openNarrow();
    const ask = (client: string) => queue.run(() => Promise.resolve(), { client });
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
    const queue = new BoundedQueue(visitorLimits);
    const turns: string[] = [];
    const take = (name: string) =>
      queue.run(async () => {
        turns.push(name);
        if (name === 'one') setImmediate(() => turns.push('other'));
      });
    await Promise.all(['one', 'two'].map(take));
    expect(turns).toEqual(['one', 'other', 'two']);
  });

  it('gives the room of a failed render to the next', async () => {
    const queue = new BoundedQueue(visitorLimits);
    for (let i = 0; i < 200; i += 1) {
      await expect(queue.run(() => Promise.reject(new Error('no')), { client: 'a' })).rejects.toThrow('no');
    }
    await expect(queue.run(() => Promise.resolve(1), { client: 'a' })).resolves.toBe(1);
  });
});

describe('a queue whose clients are not told apart', () => {
  const refusal = new Error('no room');
  const open = (waiting = 2) => new BoundedQueue({ running: 1, waiting, refuse: () => refusal });
  /** Notes when it has room, and gives it back at once. */
  const pass = async (queue: BoundedQueue, order: string[], name: string, turn?: Turn) => {
    const end = await queue.take(turn);
    order.push(name);
    end();
  };

  it('gives room to one after the other, and first to what has precedence', async () => {
    const queue = open(3);
    const order: string[] = [];
    const end = await queue.take();
    const all = [0, 0, 1].map((priority, i) => pass(queue, order, `${i}`, { priority }));
    expect([order, queue.running, queue.waiting]).toEqual([[], 1, 3]);
    end();
    await Promise.all(all);
    expect([order, queue.running, queue.waiting]).toEqual([['2', '0', '1'], 0, 0]);
  });

  it('refuses what there is no place for, and what waited long enough', async () => {
    const queue = open(1);
    await queue.take();
    const waiting = queue.take({ waitMs: 1 });
    await expect(queue.take()).rejects.toBe(refusal);
    await expect(waiting).rejects.toBe(refusal);
    expect(queue.waiting).toBe(0);
  });

  it('forgets whoever leaves while waiting', async () => {
    const queue = open(1);
    const end = await queue.take();
    const leaving = new AbortController();
    const waiting = queue.take({ signal: leaving.signal });
    leaving.abort(new Error('gone'));
    await expect(waiting).rejects.toThrow('gone');
    await expect(queue.take({ signal: leaving.signal })).rejects.toThrow('gone');
    end();
    await pass(queue, [], 'next');
    expect(queue.running).toBe(0);
  });
});
