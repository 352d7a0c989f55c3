/**
 * Measures business time repeatedly within the same days, which are computed once.
 * @param spans the open hours, in order
 * @returns the business time between two times, in milliseconds; 0 if the second comes first
 */
export function createMeasure(spans: readonly [number, number][]): (from: number, to: number) => number {
  const before: number[] = [];
  let sum = 0;
  for (const [opens, closes] of spans) {
    before.push(sum);
    sum += closes - opens;
  }
  const until = (time: number): number => {
    let low = 0;
    let high = spans.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (spans[middle]![0] <= time) low = middle + 1;
      else high = middle;
    }
    if (low === 0) return 0;
    const [opens, closes] = spans[low - 1]!;
    return before[low - 1]! + Math.min(time, closes) - opens;
  };
  return (from, to) => Math.max(0, until(to) - until(from));
}
