import type { SentSource } from '#domain/attribution/server/complete-source.ts';
import type { Context } from '#platform/context.ts';
import type { FormName } from '#domain/forms/form-names.contract.ts';
import { toDay } from '../days.ts';
import { formsBegunLimit } from './limits.ts';
import { addBegun, addSums, SumCollector } from './sums.store.ts';
import type { SumKind } from './tables.ts';
import { markBegun } from './visits.store.ts';

/**
 * Counts that a visitor has started a form, in the day's sums: once for each counted visit and form. Open to
 * everyone.
 * @throws Problem 429
 */
export async function noteFormBegun(
  ctx: Context,
  { form, ...sent }: { form: FormName } & SentSource,
): Promise<void> {
  await ctx.limits.take(formsBegunLimit, sent.clientIp);
  const { clientIp, userAgent } = sent;
  const visit = userAgent === null ? null : await ctx.site.views.identify({ clientIp, userAgent });
  if (visit === null) return;
  const day = toDay(ctx.now());
  const sums = new SumCollector();
  sums.add({ day, kind: 'form', name: form }, 'begun');
  const isContact = form === 'contact';
  if (isContact) sums.add({ day, kind: 'all', name: '' }, 'begun');
  const source = isContact ? await ctx.site.findSource(ctx, sent) : null;
  const named: [SumKind, string | null | undefined][] = [
    ['channel', source?.first.channel],
    ['host', source?.first.referrer_host],
    ['campaign', source?.first.utm_campaign],
    ['landing', source?.landing_page],
    ['page', source?.page],
    ['article', source?.last_article],
    ['article', source?.last_case],
  ];
  await ctx.database.write(async (trx) => {
    if (!(await markBegun(trx, visit, form))) return;
    await addSums(trx, sums.rows);
    if (!isContact) return;
    await addBegun(
      trx,
      named.flatMap(([kind, name]) => (name ? [{ day, kind, name }] : [])),
    );
  });
}
