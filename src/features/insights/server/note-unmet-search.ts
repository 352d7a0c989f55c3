import type { Context } from '#platform/context.ts';
import type { UnmetSearch } from '../contract.ts';
import { cleanUnmet } from './clean-unmet.ts';
import { unmetSearchesLimit } from './limits.ts';
import { addUnmet } from './unmet.store.ts';

/**
 * Keeps what was looked for in vain, with nothing about who did. Open to everyone.
 * @throws Problem 429
 */
export async function noteUnmetSearch(
  ctx: Context,
  { kind, text, clientAddress }: UnmetSearch & { clientAddress: string },
): Promise<void> {
  await ctx.limits.take(unmetSearchesLimit, clientAddress);
  const clean = cleanUnmet(text);
  if (clean === null) return;
  await ctx.database.write((trx) => addUnmet(trx, { kind, text: clean, at: ctx.now().toISOString() }));
}
