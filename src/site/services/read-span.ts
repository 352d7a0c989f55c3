/** No project is drawn to scale that is longer: ten years of weeks. */
const longest = 520;

/** A stretch of whole weeks or days, both ends counted. */
export interface Span {
  from: number;
  to: number;
}

/** Reads "week 1", "weeks 2-3" or "days 7-9"; null for a length without a place, such as "final week". */
export function readSpan(duration: string): Span | null {
  const found = /^(?:weeks?|days?) (\d+)(?:-(\d+))?$/.exec(duration);
  if (!found?.[1]) return null;
  const from = Number(found[1]);
  const to = Number(found[2] ?? found[1]);
  return from < 1 || to < from || to > longest ? null : { from, to };
}

/** All durations on one measure that starts at 1, or null where one of them has no place on it. */
export function readSpans(durations: readonly string[]): Span[] | null {
  const spans = durations.map(readSpan);
  return spans.every((span) => span !== null) ? spans : null;
}
