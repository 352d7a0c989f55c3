import { setImmediate } from 'node:timers/promises';

/** Rows deleted by one statement: a few milliseconds, including the search index's triggers. */
const batchSize = 50;

/**
 * Deletes a few rows at a time, so that visitors (and other writes, if each batch is its own transaction) are
 * served in between.
 * @param deleteBatch deletes up to `limit` rows and returns how many
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
