import { expect, it } from 'vitest';
import { deleteInBatches } from './delete-in-batches.ts';

it('deletes until nothing is left, and lets the event loop go on after each batch', async () => {
  let [rows, largest, turns] = [1234, 0, 0];
  const countTurn = () => {
    turns += 1;
    if (rows > 0) setImmediate(countTurn);
  };
  setImmediate(countTurn);
  const turnsAtBatch: number[] = [];
  const deleted = await deleteInBatches(async (limit) => {
    const count = Math.min(limit, rows);
    rows -= count;
    largest = Math.max(largest, count);
    turnsAtBatch.push(turns);
    return count;
  });
  expect(deleted).toBe(1234);
  expect(rows).toBe(0);
  expect(largest).toBeLessThanOrEqual(50);
  expect(new Set(turnsAtBatch).size).toBe(turnsAtBatch.length);
});
