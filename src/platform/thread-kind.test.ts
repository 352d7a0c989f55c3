import { once } from 'node:events';
import { expect, it, onTestFinished } from 'vitest';
import { reportThreadDeaths, ThreadKind } from './thread-kind.ts';

const program = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', (message) => {
      if (message === 'die') throw new Error('it may not do that');
      parentPort.postMessage(message);
    });
  `)}`,
);

it('names the cause of a death, and is unproven until the next one answers', async () => {
  const deaths: unknown[] = [];
  reportThreadDeaths((name, error) => deaths.push([name, String(error)]));
  onTestFinished(() => reportThreadDeaths(() => undefined));
  const kind = new ThreadKind(program, { name: 'echoes' });
  expect(kind.isProven).toBe(false);
  const first = kind.start();
  first.postMessage('hello', []);
  await once(first, 'message');
  expect(kind.isProven).toBe(true);
  first.postMessage('die', []);
  await new Promise((resolve) => first.once('exit', resolve));
  expect([kind.isProven, deaths]).toEqual([false, [['echoes', 'Error: it may not do that']]]);
  const second = kind.start();
  second.postMessage('hello', []);
  await once(second, 'message');
  expect(kind.isProven).toBe(true);
  await second.terminate();
  expect([kind.isProven, deaths.length]).toEqual([true, 1]);
});
