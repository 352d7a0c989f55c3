import type { Context } from '#platform/context.ts';
import { changeRow, type RowId } from '#domain/rows/server/admin-rows.ts';
import type { Subscription } from '../contract.ts';
import { selectSubscription, updateReleased, updateSpam } from './newsletter.store.ts';

/** Moves an address to spam, or from there to the subscribers. @throws Problem 403, 404 */
export const markSubscription = (
  ctx: Context,
  { id, spam }: RowId & { spam: boolean },
): Promise<Subscription> =>
  changeRow(ctx, { id }, selectSubscription, (trx) =>
    spam ? updateSpam(trx, id, 'marked') : updateReleased(trx, id),
  );
