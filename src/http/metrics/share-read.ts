/** A read that gauges share: a registry collects all of them at once, and each waits for its own `collect` alone. */
export function shareRead<T>(read: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<T> | null = null;
  return () =>
    (underWay ??= read().finally(() => {
      underWay = null;
    }));
}
