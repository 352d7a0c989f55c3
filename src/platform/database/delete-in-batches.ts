import { setImmediate } from 'node:timers/promises';

/** Rows that one statement deletes: a few milliseconds, the search index's triggers among them. */
const batchSize = 50;

/**
 * Deletes a few rows at a time, so that visitors, and others' writes where each batch is one of its own, come in
 * between.
 * @param deleteBatch deletes up to `limit` rows, and says how many
 * @returns how many in all
 */
export async function deleteInBatches(deleteBatch: (limit: number) => Promise<number>): Promise<number> {
  for (let sum = 0; ;) {
    const count = await deleteBatch(batchSize);
    sum += count;
    if (count < batchSize) return sum;
    await setImmediate();
  }
}
