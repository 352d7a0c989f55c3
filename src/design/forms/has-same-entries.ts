/** Whether a form still says what it said before. */
export const hasSameEntries = (one: FormData, other: FormData): boolean =>
  JSON.stringify([...one]) === JSON.stringify([...other]);
