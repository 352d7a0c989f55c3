/** @param share between 0 and 1; 0.5 is the median */
export function findQuantile(values: number[], share: number): number {
  if (values.length === 0) throw new Error('nothing was measured');
  const sorted = values.toSorted((a, b) => a - b);
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)]!;
  const above = sorted[Math.ceil(position)]!;
  return below + (above - below) * (position - Math.floor(position));
}

/** The middle, which a busy moment does not move. */
export const findMedian = (values: number[]): number => findQuantile(values, 0.5);
