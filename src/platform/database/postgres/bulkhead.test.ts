import { expect, it } from 'vitest';
import { ReadAbandonedError } from '../read-errors.ts';

import { DatabaseBusyError } from '../read-errors.ts';
import { Bulkhead } from './bulkhead.ts';

const open = (options = {}) => new Bulkhead({ capacity: 1, maximumWaiting: 2, waitMs: 60_000, ...options });

it('lets in as many as a compartment holds, and the others in turn', async () => {
  const bulkhead = open();
  const order: string[] = [];
  const leave = await bulkhead.enter('blogs');
  const [first, second] = ['first', 'second'].map(async (name) => {
    const leaveAgain = await bulkhead.enter('blogs');
    order.push(name);
    leaveAgain();
  });
  (await bulkhead.enter('user'))();
  expect([order, bulkhead.waiting]).toEqual([[], 2]);
  leave();
  await Promise.all([first, second]);
  expect([order, bulkhead.waiting]).toEqual([['first', 'second'], 0]);
  (await bulkhead.enter('blogs'))();
});

it('refuses those for whom there is no place to wait, and who waited long enough', async () => {
  const bulkhead = open({ maximumWaiting: 1, waitMs: 1 });
  await bulkhead.enter('blogs');
  const waiting = bulkhead.enter('blogs');
  await expect(bulkhead.enter('blogs')).rejects.toThrow(DatabaseBusyError);
  await expect(waiting).rejects.toThrow(DatabaseBusyError);
  expect(bulkhead.waiting).toBe(0);
});

it('forgets whoever leaves while waiting', async () => {
  const bulkhead = open();
  const leave = await bulkhead.enter('blogs');
  const leaving = new AbortController();
  const waiting = bulkhead.enter('blogs', leaving.signal);
  leaving.abort();
  await expect(waiting).rejects.toThrow(ReadAbandonedError);
  leave();
  (await bulkhead.enter('blogs'))();
});
