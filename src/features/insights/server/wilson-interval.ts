import type { Share } from '../stats.contract.ts';

/** The standard normal distribution's value for 95 %. */
const z = 1.959964;

/**
 * A share with its Wilson score interval at 95 %
 * (https://en.wikipedia.org/wiki/Binomial_proportion_confidence_interval#Wilson_score_interval).
 * @returns null if there is no share: of zero, or more than the whole
 */
export function wilsonInterval(part: number, whole: number): Share | null {
  if (whole <= 0 || part > whole) return null;
  const rate = part / whole;
  const center = rate + z ** 2 / (2 * whole);
  const reach = z * Math.sqrt((rate * (1 - rate)) / whole + z ** 2 / (4 * whole ** 2));
  const scale = 1 + z ** 2 / whole;
  const round = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 1e6) / 1e6;
  return { rate: round(rate), low: round((center - reach) / scale), high: round((center + reach) / scale) };
}
