import type { Platform } from '#platform/context.ts';
import {
  RenewedElsewhereError,
  replaceDay,
  selectChangedDay,
  selectChanges,
  sumDay,
} from './lead-days.store.ts';

/** Of one day, that are taken off together. */
const maximumChanges = 1000;

/** Sums up the days whose leads have changed, one after the other. For a job; figures are right before it, too. */
export async function renewLeadSums(
  { database }: Pick<Platform, 'database'>,
  stopping?: AbortSignal,
): Promise<void> {
  const isPostgres = database.kind === 'postgres';
  for (;;) {
    if (stopping?.aborted) return;
    const renewed = await database.read('insights', async (connection) => {
      const day = await selectChangedDay(connection);
      if (day === null) return null;
      // Before the leads are read: what changes after this is no change that is taken off.
      const changes = await selectChanges(connection, day, maximumChanges);
      return { day, changes, sums: await sumDay(connection, day, isPostgres) };
    });
    if (!renewed) return;
    try {
      await database.write((trx) => replaceDay(trx, renewed.day, renewed));
    } catch (error) {
      if (error instanceof RenewedElsewhereError) return;
      throw error;
    }
  }
}
