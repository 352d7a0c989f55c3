import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NoticeBoard } from './notices.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const titles = (board: NoticeBoard) => board.read().map(({ title }) => title);

it('takes a notice down after its time, an error later than a success', () => {
  const board = new NoticeBoard();
  board.add({ title: 'Saved', kind: 'success' });
  board.add({ title: 'Error', kind: 'error' });
  vi.advanceTimersByTime(5000);
  expect(titles(board)).toEqual(['Error']);
  vi.advanceTimersByTime(3000);
  expect(titles(board)).toEqual([]);
});

it('leaves notices up while one is looked at, and at least a second longer', () => {
  const board = new NoticeBoard();
  board.add({ title: 'Saved', kind: 'success' });
  vi.advanceTimersByTime(4900);
  board.pause();
  vi.advanceTimersByTime(60_000);
  expect(titles(board)).toEqual(['Saved']);
  board.resume();
  vi.advanceTimersByTime(900);
  expect(titles(board)).toEqual(['Saved']);
  vi.advanceTimersByTime(200);
  expect(titles(board)).toEqual([]);
});

it('shows the same notice once, newest first, and no more than four', () => {
  const board = new NoticeBoard();
  for (const title of ['a', 'b', 'c', 'a', 'd', 'e']) board.add({ title, kind: 'success' });
  expect(titles(board)).toEqual(['e', 'd', 'a', 'c']);
});

it('tells whoever listens, until they stop', () => {
  const board = new NoticeBoard();
  const listener = vi.fn();
  const stop = board.subscribe(listener);
  board.add({ title: 'a', kind: 'success' });
  board.remove(board.read()[0]!.id);
  stop();
  board.add({ title: 'b', kind: 'success' });
  expect(listener).toHaveBeenCalledTimes(2);
});
