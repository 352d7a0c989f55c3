import { expect, it, onTestFinished, vi } from 'vitest';
import { reportThreadDeaths, ThreadEndedError, ThreadPool } from './thread-pool.ts';

const program = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId } from 'node:worker_threads';
    parentPort.on('message', (message) => {
      if (message === 'die') throw new Error('it may not do that');
      if (message !== 'hang') parentPort.postMessage(threadId + ' ' + message);
    });
  `)}`,
);

const open = () => new ThreadPool<string, string>(program, { name: 'echoes' });

it('names the cause of a death, and is unproven until the next one answers', async () => {
  const deaths: unknown[] = [];
  reportThreadDeaths((name, error) => deaths.push([name, String(error)]));
  onTestFinished(() => reportThreadDeaths(() => undefined));
  const pool = open();
  expect(pool.isProven).toBe(false);
  await pool.ask('hello');
  expect(pool.isProven).toBe(true);
  await expect(pool.ask('die')).rejects.toThrow(ThreadEndedError);
  expect([pool.isProven, deaths]).toEqual([false, [['echoes', 'Error: it may not do that']]]);
  await pool.ask('hello');
  await pool.close();
  expect([pool.isProven, deaths.length]).toEqual([true, 1]);
});

it('has as many threads as are asked at once, and asks those that are idle first', async () => {
  const pool = open();
  const askTwo = async () => (await Promise.all([pool.ask('a'), pool.ask('b')])).toSorted();
  const threads = await askTwo();
  expect(new Set(threads.map((answer) => answer.split(' ')[0])).size).toBe(2);
  const again = [await pool.ask('c'), await pool.ask('c')];
  expect(again[0]).toBe(again[1]);
  await pool.close();
});

it('ends a thread that does not answer in time, and one that is idle for long', async () => {
  const pool = open();
  await expect(pool.ask('hang', 50)).rejects.toThrow(ThreadEndedError);
  const [first] = (await pool.ask('a')).split(' ');
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  expect((await pool.ask('b')).split(' ')[0]).toBe(first);
  vi.advanceTimersByTime(30_000);
  expect((await pool.ask('c')).split(' ')[0]).not.toBe(first);
  await pool.close();
});
