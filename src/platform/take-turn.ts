import { setImmediate } from 'node:timers/promises';

/**
 * Event-loop turns between two pieces of work: in three, a connection is accepted, its request read, and a
 * cached page sent.
 */
const turnsBetween = 3;

let next: Promise<void> = Promise.resolve();

/**
 * Waits until the caller may hold the event loop for some milliseconds. Pieces of work that are due at the
 * same time run one after the other, first come, first served; other requests are served between them.
 */
export function takeTurn(): Promise<void> {
  const turn = next;
  next = turn.then(letOthersPass);
  return turn;
}

async function letOthersPass(): Promise<void> {
  for (let turn = 0; turn < turnsBetween; turn += 1) await setImmediate();
}
