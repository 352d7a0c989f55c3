/** Longer than most pages take to be replaced. */
const leavingMs = 10_000;

let leftAt = -Infinity;

// Only browsers have it; forms are rendered on the server too.
globalThis.addEventListener?.('beforeunload', () => {
  leftAt = performance.now();
});

/**
 * Firefox and WebKit end running requests when a navigation begins: no failure to show while the page is still
 * there. Resolves at once if none has begun; if one has, it may come to nothing, as a download does.
 */
export function outlastLeaving(): Promise<void> {
  const leftMs = leftAt + leavingMs - performance.now();
  return new Promise((resolve) => (leftMs > 0 ? setTimeout(resolve, leftMs) : resolve()));
}
