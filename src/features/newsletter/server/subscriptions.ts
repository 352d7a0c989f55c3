import { requireRight, type Context } from '#platform/context.ts';
import { conflict, notFound, tooManyRequests } from '#platform/http/problem.ts';
import { changeRow, deleteRow, readRow, type RowId } from '#domain/rows/server/admin-rows.ts';
import type { Subscription } from '../contract.ts';
import { deleteSubscriptionRow, selectSubscription, updateReleased, updateSpam } from './newsletter.store.ts';
import { selectConfirms } from './newsletter-settings.store.ts';
import { prepareConfirmation, takeConfirmation } from './send-confirmation.ts';
import { selectStandingById, updateStatus } from './status.store.ts';
import { deleteSuppression, hashAddress, upsertSuppression, type Suppression } from './suppression.store.ts';
import { replaceTags } from './tags.store.ts';

/** @throws Problem 403, 404 */
export const readSubscription = (ctx: Context, input: RowId): Promise<Subscription> =>
  readRow(ctx, 'readSubscription', input, selectSubscription);

/** Permanently; what keeps its address from being written to stays. @throws Problem 403, 404 */
export const deleteSubscription = (ctx: Context, input: RowId): Promise<void> =>
  deleteRow(ctx, { operation: 'deleteSubscription', kind: 'subscriber' }, input, deleteSubscriptionRow);

/**
 * Moves an address to spam, or from there to the subscribers: then it is asked to confirm, as if it had come now.
 * @throws Problem 403, 404
 */
export async function markSubscription(
  ctx: Context,
  { id, spam }: RowId & { spam: boolean },
): Promise<Subscription> {
  requireRight(ctx.caller, 'markSubscriptionAsSpam');
  if (spam) {
    return changeRow(ctx, 'markSubscriptionAsSpam', { id }, selectSubscription, (trx) =>
      updateSpam(trx, id, 'marked'),
    );
  }
  const changed = await changeRow(ctx, 'markSubscriptionAsSpam', { id }, selectSubscription, (trx) =>
    updateReleased(trx, id),
  );
  const standing = await selectStandingById(ctx.database.kysely, id);
  if (standing?.status !== 'pending') return changed;
  if (await selectConfirms(ctx.database.kysely)) {
    if (await takeConfirmation(ctx, standing.email_key)) {
      await ctx.database.write(await prepareConfirmation(ctx, standing));
    }
    return changed;
  }
  const now = ctx.now().toISOString();
  return changeRow(ctx, 'markSubscriptionAsSpam', { id }, selectSubscription, (trx) =>
    updateStatus(trx, { id, now, status: 'confirmed', by: 'form' }),
  );
}

/**
 * Ends a subscription, or asks its address to confirm: it is pending then, also where it was suppressed. One that
 * was confirmed by import stays so until the person has answered. Only the person can confirm.
 * @throws Problem 403, 404; 409 when its person has unsubscribed; 429 when the address has been sent a confirmation
 * mail within a day
 */
export async function changeStatus(
  ctx: Context,
  { id, status }: RowId & { status: 'pending' | 'unsubscribed' | 'suppressed' },
): Promise<Subscription> {
  requireRight(ctx.caller, 'changeSubscriptionStatus');
  const now = ctx.now().toISOString();
  if (status !== 'pending') {
    return changeRow(ctx, 'changeSubscriptionStatus', { id }, selectSubscription, async (trx) => {
      const standing = await selectStandingById(trx, id);
      if (!standing) throw notFound();
      await endSubscription(trx, ctx, { id, emailKey: standing.email_key, status, now });
    });
  }
  const standing = await selectStandingById(ctx.database.kysely, id);
  if (!standing) throw notFound();
  if (standing.status === 'unsubscribed') throw hasUnsubscribed();
  if (!(await takeConfirmation(ctx, standing.email_key))) throw sentAlready();
  const isListed = standing.status === 'confirmed';
  const enqueue = await prepareConfirmation(ctx, standing, { isListed });
  return changeRow(ctx, 'changeSubscriptionStatus', { id }, selectSubscription, async (trx) => {
    await deleteSuppression(trx, hashAddress(ctx.seal, standing.email_key));
    if (!isListed) await updateStatus(trx, { id, now, status });
    await enqueue(trx);
  });
}

export const sentAlready = () =>
  tooManyRequests(86_400, {}, 'This address was sent a confirmation mail within the last 24 hours.');

export const hasUnsubscribed = () =>
  conflict('This person has unsubscribed: only they can subscribe again.', 'unsubscribed');

/** Takes an address off the list, and keeps it off imports and restored lists. */
export async function endSubscription(
  trx: Context['database']['kysely'],
  { seal }: Pick<Context, 'seal'>,
  { id, emailKey, status, now }: { id?: string; emailKey: string; status: Suppression; now: string },
): Promise<void> {
  if (id !== undefined) await updateStatus(trx, { id, now, status });
  await upsertSuppression(trx, { hash: hashAddress(seal, emailKey), status, created_at: now });
}

/** Gives a subscription these tags and no others. @throws Problem 403, 404 */
export const changeTags = (ctx: Context, { id, tags }: RowId & { tags: string[] }): Promise<Subscription> =>
  changeRow(ctx, 'changeSubscriptionTags', { id }, selectSubscription, (trx) =>
    replaceTags(trx, { id, tags, now: ctx.now().toISOString() }),
  );
