import { setImmediate } from 'node:timers/promises';

/** Of the event loop: in three, a connection is accepted, its request read, and a stored page sent. */
const turnsBetween = 3;

let next: Promise<void> = Promise.resolve();

/**
 * Waits until the caller may hold the event loop for some milliseconds. Pieces of work that are due at once go one
 * after the other, first come, first served; between two of them others are served.
 */
export function takeTurn(): Promise<void> {
  const turn = next;
  next = turn.then(letOthersPass);
  return turn;
}

async function letOthersPass(): Promise<void> {
  for (let turn = 0; turn < turnsBetween; turn += 1) await setImmediate();
}
