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
