import type { Platform } from '#platform/context.ts';
import {
  deleteChanges,
  RenewedElsewhereError,
  replaceDay,
  selectChangedDay,
  selectChanges,
  sumDay,
} from './lead-sums.store.ts';

/** The most recorded changes of one day that are removed together. */
const defaultMaximumChanges = 1000;

interface Renewal {
  stopping?: AbortSignal;
  /** Two or more. */
  maximumChanges?: number;
}

/**
 * Sums the days whose leads have changed, newest first and each of them once: a day whose leads keep changing
 * waits for the next time. For a job; figures are correct without it, too.
 */
export async function renewLeadSums(
  { database }: Pick<Platform, 'database'>,
  { stopping, maximumChanges = defaultMaximumChanges }: Renewal = {},
): Promise<void> {
  const isPostgres = database.kind === 'postgres';
  let before: string | null = null;
  for (;;) {
    if (stopping?.aborted) return;
    const next = await database.read('insights', async (connection) => {
      const day = await selectChangedDay(connection, before);
      if (day === null) return null;
      // Before the leads are read: changes after this are not among those removed.
      const changes = await selectChanges(connection, day, maximumChanges);
      const isAll = changes.length < maximumChanges;
      return { day, changes, sums: isAll ? await sumDay(connection, day, isPostgres) : null };
    });
    if (!next) return;
    const { day, changes, sums } = next;
    if (!sums) {
      // One recorded change is enough.
      await database.write((trx) => deleteChanges(trx, changes.slice(1)));
      continue;
    }
    try {
      await database.write((trx) => replaceDay(trx, day, { changes, sums }));
    } catch (error) {
      if (error instanceof RenewedElsewhereError) return;
      throw error;
    }
    before = day;
  }
}
