/** Whether a form's values are unchanged. */
export const hasSameEntries = (one: FormData, other: FormData): boolean =>
  JSON.stringify([...one]) === JSON.stringify([...other]);
