import { setImmediate } from 'node:timers';
import { expect, it } from 'vitest';
import { takeTurn } from './take-turn.ts';

it('lets others pass between pieces of work that are due at once, which keep their order', async () => {
  const events: string[] = [];
  const turns = ['a', 'b', 'c'].map((name) => takeTurn().then(() => events.push(name)));
  let isOver = false;
  const note = () => {
    events.push('.');
    if (!isOver) setImmediate(note);
  };
  setImmediate(note);
  await Promise.all(turns);
  isOver = true;
  expect(events.filter((name) => name !== '.')).toEqual(['a', 'b', 'c']);
  expect(events.join('')).toMatch(/^a\.{2,}b\.{2,}c$/);
});

it('is no wait where nothing was due before', async () => {
  await takeTurn();
  for (let i = 0; i < 5; i += 1) await new Promise((resolve) => void setImmediate(resolve));
  let isPassed = false;
  setImmediate(() => (isPassed = true));
  await takeTurn();
  expect(isPassed).toBe(false);
});
