import { expect, it, vi } from 'vitest';
import { ImageWork } from './image-work.ts';

/** Work that runs until it is ended. */
function makeWork() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: vi.fn(() => promise), end: resolve };
}

const refusal = { status: 503, headers: { 'retry-after': '5' } };

it('does one piece of work at a time, and goes on after a failure', async () => {
  const images = new ImageWork();
  let [running, most] = [0, 0];
  const works = Array.from({ length: 10 }, (_, i) =>
    images.inTurn('view', async () => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      if (i === 3) throw new Error('damaged');
      return i;
    }),
  );
  const results = await Promise.allSettled(works);
  expect(most).toBe(1);
  expect(results.map(({ status }) => status)).toEqual(
    Array.from({ length: 10 }, (_, i) => (i === 3 ? 'rejected' : 'fulfilled')),
  );
});

it('refuses what is too much to wait for, and takes more when there is room', async () => {
  const images = new ImageWork(2);
  const { work, end } = makeWork();
  const taken = [1, 2, 3].map(() => images.inTurn('view', work));
  await expect(images.inTurn('view', work)).rejects.toMatchObject(refusal);
  end();
  await Promise.all(taken);
  await images.inTurn('view', work);
  expect(work).toHaveBeenCalledTimes(4);
});

it('lets nobody wait for longer than a client does', async () => {
  vi.useFakeTimers();
  try {
    const images = new ImageWork();
    const first = makeWork();
    const running = images.inTurn('upload', first.work);
    const late = makeWork();
    const waiting = images.inTurn('upload', late.work).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await waiting).toMatchObject(refusal);
    first.end();
    // Work that has begun is not interrupted.
    await running;
    expect(late.work).not.toHaveBeenCalled();
  } finally {
    vi.useRealTimers();
  }
});

it('does first what a page waits for, then what is looked at, then what is uploaded', async () => {
  const images = new ImageWork();
  const order: string[] = [];
  const works = (['upload', 'upload', 'view', 'page'] as const).map((purpose) =>
    images.inTurn(purpose, async () => void order.push(purpose)),
  );
  await Promise.all(works);
  // The first had begun.
  expect(order).toEqual(['upload', 'page', 'view', 'upload']);
});

it('does once what many ask for at once, and anew what failed', async () => {
  const images = new ImageWork();
  const work = vi.fn(async () => 1).mockRejectedValueOnce(new Error('no'));
  const failing = await Promise.allSettled([images.once('a', work), images.once('a', work)]);
  expect(failing.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await Promise.all([images.once('a', work), images.once('a', work), images.once('b', work)])).toEqual(
    [1, 1, 1],
  );
  expect(work).toHaveBeenCalledTimes(3);
});
