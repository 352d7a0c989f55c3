/** Two figures of one unit, as lengths: the longer is 1. */
export interface Comparison {
  before: { words: string; length: number };
  after: { words: string; length: number };
}

/** Units of elapsed time: a day is 24 hours, and days of work are another unit. A month has no one length. */
const seconds = new Map([
  ['s', 1],
  ['sec', 1],
  ['second', 1],
  ['min', 60],
  ['minute', 60],
  ['h', 3600],
  ['hour', 3600],
  ['day', 86_400],
  ['week', 604_800],
]);

/** Reads a result such as "6 days → 1 day"; nothing where it is no such pair, or its two sides have two units other than of time. */
export function compareResult(value: string): Comparison | undefined {
  const [, was = '', is = ''] = /^(.+) → (.+)$/.exec(value) ?? [];
  const before = readAmount(was);
  const after = readAmount(is);
  if (!before || !after || before.unit !== after.unit) return undefined;
  const longest = Math.max(before.amount, after.amount);
  if (longest === 0) return undefined;
  return {
    before: { words: was, length: before.amount / longest },
    after: { words: is, length: after.amount / longest },
  };
}

/** A figure with what stands before and behind it: "$1,140", "6 days" or "4.0%". */
function readAmount(words: string): { amount: number; unit: string } | undefined {
  const [, sign = '', digits, name = ''] =
    /^([^\d\s−+-]?)(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)\s*(\D*)$/.exec(words) ?? [];
  if (!digits) return undefined;
  const amount = Number(digits.replaceAll(',', ''));
  const unit = sign + name.toLowerCase().replace(/^([\w ]{2,}?)s$/, '$1');
  const length = seconds.get(unit);
  return length ? { amount: amount * length, unit: 'second' } : { amount, unit };
}
