import type { Context } from '#platform/context.ts';
import type { UnmetSearch } from '../contract.ts';
import type { DayShares } from './day-shares.ts';
import { unmetSearchesLimit } from './limits.ts';
import { addUnmet } from './unmet.store.ts';

declare module '#platform/context.ts' {
  interface Site {
    /** The texts that clients have searched for today. */
    unmetShares: DayShares;
  }
}

/** The most texts accepted from one client per day. */
export const maximumTextsOfClient = 30;

/**
 * Stores a search without results, with nothing about who searched; each text once a day per client. Open to
 * everyone.
 * @throws Problem 429
 */
export async function noteUnmetSearch(
  ctx: Context,
  { kind, text, clientIp }: UnmetSearch & { clientIp: string },
): Promise<void> {
  await ctx.limits.take(unmetSearchesLimit, clientIp);
  const clean = cleanUnmet(text);
  if (clean === null) return;
  const at = ctx.now().toISOString();
  const { unmetShares } = ctx.site;
  const [day, thing] = [at.slice(0, 10), `${kind}\n${clean}`];
  if (unmetShares.has(day, clientIp, thing) || !unmetShares.take(day, clientIp, thing)) return;
  await ctx.database.write((trx) => addUnmet(trx, { kind, text: clean, at }));
}

/** In characters: anything longer is not a search. */
const longest = 100;

/** Searches that may identify somebody: addresses, links, numbers to call or pay with. */
const personal = /\S+@\S+|(?:https?:\/\/|www\.)\S+|\+?\d(?:[\s()./-]{0,3}\d){5,}/gu;

/** A search without results, as it is stored; null if nothing is left of it. */
function cleanUnmet(text: string): string | null {
  const clean = text
    .toLowerCase()
    .replace(personal, '…')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ')
    .trim()
    .slice(0, longest)
    .toWellFormed();
  return /[\p{L}\p{N}]{2}/u.test(clean) ? clean : null;
}
