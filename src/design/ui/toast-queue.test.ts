import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToastQueue } from './toast-queue.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const titles = (queue: ToastQueue) => queue.read().map(({ title }) => title);

it('takes a toast down after its time, an error later than a success', () => {
  const queue = new ToastQueue();
  queue.add({ title: 'Saved', kind: 'success' });
  queue.add({ title: 'Error', kind: 'error' });
  vi.advanceTimersByTime(5000);
  expect(titles(queue)).toEqual(['Error']);
  vi.advanceTimersByTime(3000);
  expect(titles(queue)).toEqual([]);
});

it('leaves toasts up while one is looked at, and at least a second longer', () => {
  const queue = new ToastQueue();
  queue.add({ title: 'Saved', kind: 'success' });
  vi.advanceTimersByTime(4900);
  queue.pause();
  vi.advanceTimersByTime(60_000);
  expect(titles(queue)).toEqual(['Saved']);
  queue.resume();
  vi.advanceTimersByTime(900);
  expect(titles(queue)).toEqual(['Saved']);
  vi.advanceTimersByTime(200);
  expect(titles(queue)).toEqual([]);
});

it('shows the same toast once, newest first, and no more than two', () => {
  const queue = new ToastQueue();
  for (const title of ['a', 'b', 'a', 'c', 'a']) queue.add({ title, kind: 'success' });
  expect(titles(queue)).toEqual(['a', 'c']);
});

it('tells whoever listens, until they stop', () => {
  const queue = new ToastQueue();
  const listener = vi.fn();
  const stop = queue.subscribe(listener);
  queue.add({ title: 'a', kind: 'success' });
  queue.remove(queue.read()[0]!.id);
  stop();
  queue.add({ title: 'b', kind: 'success' });
  expect(listener).toHaveBeenCalledTimes(2);
});

it('takes down what was wrong once something else is, or has worked', () => {
  const queue = new ToastQueue();
  queue.add({ title: 'Saved', kind: 'success' });
  queue.add({ title: 'Invalid email', kind: 'error' });
  queue.add({ title: 'Already subscribed', kind: 'error' });
  expect(titles(queue)).toEqual(['Already subscribed', 'Saved']);
  queue.add({ title: 'Subscribed', kind: 'success' });
  expect(titles(queue)).toEqual(['Subscribed', 'Saved']);
});

it('has one toast of a topic, the last', () => {
  const queue = new ToastQueue();
  queue.add({ title: 'Assigned', kind: 'success', topic: 'undo' });
  queue.add({ title: 'Saved', kind: 'success' });
  queue.add({ title: 'Undone', kind: 'success', topic: 'undo' });
  expect(titles(queue)).toEqual(['Undone', 'Saved']);
});
