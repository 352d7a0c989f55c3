/** What an emptied field is: null or nothing where that is allowed, otherwise `empty`, which the API refuses. */
export function toCleared<Empty>(
  { isRequired, isNullable }: { isRequired: boolean; isNullable: boolean },
  empty: Empty,
): Empty | null | undefined {
  if (isNullable) return null;
  return isRequired ? empty : undefined;
}
