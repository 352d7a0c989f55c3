import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Turns } from './turns.ts';

it('lets backlogs wait while connections arrive, and not without end', async () => {
  let now = 0;
  let steps = 0;
  const turns = new Turns(() => now);
  const step = () => {
    steps += 1;
    // As long as a whole turn.
    now += 10;
    return true;
  };
  turns.add({ isInBody: false, step });
  await turn();
  const before = steps;
  expect(before).toBeGreaterThan(0);
  for (let i = 0; i < 20; i += 1) {
    turns.noteArrival();
    await turn();
  }
  expect(steps).toBe(before);
  now += 1000;
  turns.noteArrival();
  await turn();
  expect(steps).toBe(before + 1);
  turns.noteArrival();
  await turn();
  expect(steps).toBe(before + 1);
  await turn();
  expect(steps).toBe(before + 2);
});

it('hands on bodies while connections arrive', async () => {
  let steps = 0;
  const turns = new Turns(() => 0);
  turns.add({ isInBody: false, step: () => false });
  await turn();
  turns.noteArrival();
  turns.add({
    isInBody: true,
    step() {
      steps += 1;
      return false;
    },
  });
  await turn();
  expect(steps).toBe(1);
});
