/** The value of an emptied field: null or nothing if allowed, otherwise `empty`, which the API refuses. */
export function toCleared<Empty>(
  { isRequired, isNullable }: { isRequired: boolean; isNullable: boolean },
  empty: Empty,
): Empty | null | undefined {
  if (isNullable) return null;
  return isRequired ? empty : undefined;
}
