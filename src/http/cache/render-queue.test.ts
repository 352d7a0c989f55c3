import { expect, it } from 'vitest';
import { RenderQueue } from './render-queue.ts';

/** Renders that end on command. */
function openQueue() {
  const queue = new RenderQueue();
  const begun: (() => void)[] = [];
  const render = () => new Promise<void>((resolve) => void begun.push(resolve));
  const ask = (client: string | null) => queue.run(client, render);
  return { begun, ask };
}

const ticks = async () => {
  for (let i = 0; i < 10; i += 1) await Promise.resolve();
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

it('refuses everyone when all of it is used, but for what must be shown', async () => {
  const { begun, ask } = openQueue();
  const asked = ['a', 'b'].flatMap((client) => Array.from({ length: 64 }, () => ask(client)));
  await expect(ask('c')).rejects.toMatchObject({ status: 503 });
  const must = ask(null);
  for (let i = 0; i < 129; i += 1) {
    await ticks();
    begun[i]!();
  }
  await Promise.all([...asked, must]);
});

it('gives the room of a failed render to the next', async () => {
  const queue = new RenderQueue();
  for (let i = 0; i < 200; i += 1) {
    await expect(queue.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  }
  await expect(queue.run('a', () => Promise.resolve(1))).resolves.toBe(1);
});
