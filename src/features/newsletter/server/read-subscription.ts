import type { Context } from '#platform/context.ts';
import { readRow, type RowId } from '#domain/rows/server/admin-rows.ts';
import type { Subscription } from '../contract.ts';
import { selectSubscription } from './newsletter.store.ts';

/** @throws Problem 403, 404 */
export const readSubscription = (ctx: Context, input: RowId): Promise<Subscription> =>
  readRow(ctx, input, selectSubscription);
