/** @param share between 0 and 1; 0.5 is the median */
export function findQuantile(values: number[], share: number): number {
  if (values.length === 0) throw new Error('nothing was measured');
  const sorted = values.toSorted((a, b) => a - b);
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)]!;
  const above = sorted[Math.ceil(position)]!;
  return below + (above - below) * (position - Math.floor(position));
}

export const findMedian = (values: number[]): number => findQuantile(values, 0.5);

/**
 * Measures several subjects in turns, so that what else the machine does hits all alike.
 * @returns each subject's rounds, in order
 */
export async function measureInTurns<Name extends string, Value>(
  rounds: number,
  subjects: Record<Name, () => Promise<Value>>,
): Promise<Record<Name, Value[]>> {
  const names = Object.keys(subjects) as Name[];
  const measured = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, Value[]>;
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) measured[name].push(await subjects[name]());
  }
  return measured;
}
