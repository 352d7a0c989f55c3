const describe = (first: string, last: string): string =>
  first === last ? `Sheet ${first}` : `Sheets ${first}-${last}`;

/** What a page says of its set of drawings in the margin: "Sheets 1-6". Nothing for an empty set. */
export function numberSheets(count: number): string | undefined {
  return count > 0 ? describe('1', String(count)) : undefined;
}

/** The same in letters, as long as they last: "Sheets A-C". */
export function letterSheets(count: number): string | undefined {
  return count <= 26 && count > 0 ? describe('A', String.fromCodePoint(64 + count)) : numberSheets(count);
}
