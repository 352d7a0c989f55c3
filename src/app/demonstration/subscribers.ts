import { demoSubscribers } from '#content/demo/subscribers.ts';
import type { Connection } from '#platform/database/open-database.ts';
import {
  deleteSubscriptionRow,
  insertSubscription,
  selectByKeys,
  type SubscriptionRow,
} from '#features/newsletter/server/newsletter.store.ts';

export const selectDemonstrationSubscribers = (connection: Connection): Promise<SubscriptionRow[]> =>
  selectByKeys(
    connection,
    demoSubscribers.map(({ email }) => email.toLowerCase()),
  );

/** Deletes the demonstration's subscribers. */
export async function clearSubscribers(trx: Connection): Promise<SubscriptionRow[]> {
  const rows = await selectDemonstrationSubscribers(trx);
  for (const { id } of rows) await deleteSubscriptionRow(trx, id);
  return rows;
}

/** Stores them again. @returns how many have subscribed since */
export async function bringBackSubscribers(
  trx: Connection,
  rows: readonly SubscriptionRow[],
): Promise<number> {
  let present = 0;
  for (const row of rows) if (!(await insertSubscription(trx, row))) present += 1;
  return present;
}
