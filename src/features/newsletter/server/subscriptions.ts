import type { Context } from '#platform/context.ts';
import { changeRow, deleteRow, readRow, type RowId } from '#domain/rows/server/admin-rows.ts';
import type { Subscription } from '../contract.ts';
import { deleteSubscriptionRow, selectSubscription, updateReleased, updateSpam } from './newsletter.store.ts';

/** @throws Problem 403, 404 */
export const readSubscription = (ctx: Context, input: RowId): Promise<Subscription> =>
  readRow(ctx, 'readSubscription', input, selectSubscription);

/** Permanently. @throws Problem 403, 404 */
export const deleteSubscription = (ctx: Context, input: RowId): Promise<void> =>
  deleteRow(ctx, 'deleteSubscription', input, deleteSubscriptionRow);

/** Moves an address to spam, or from there to the subscribers. @throws Problem 403, 404 */
export const markSubscription = (
  ctx: Context,
  { id, spam }: RowId & { spam: boolean },
): Promise<Subscription> =>
  changeRow(ctx, 'markSubscriptionAsSpam', { id }, selectSubscription, (trx) =>
    spam ? updateSpam(trx, id, 'marked') : updateReleased(trx, id),
  );
