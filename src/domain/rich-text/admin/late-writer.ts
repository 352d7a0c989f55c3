/** What is typed is written after a pause this long. */
const pauseMs = 150;

/** Without a pause, it is written this often: once a key is painted. */
const writeEachMs = 300;

/**
 * Writes what is typed into a form's value later than it is typed: much follows from a change of the value, and no key
 * waits for that.
 */
export class LateWriter {
  #write: (() => void) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When the first change was made that is not written yet. */
  #changedAt = 0;

  /** @param write takes the place of what is planned already */
  plan(write: () => void): void {
    if (this.#write === null) this.#changedAt = performance.now();
    this.#write = write;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#writeNow(), pauseMs);
    if (performance.now() - this.#changedAt < writeEachMs) return;
    requestAnimationFrame(() => setTimeout(() => this.#writeNow()));
  }

  /** Forgets what is planned. */
  drop(): void {
    clearTimeout(this.#timer);
    this.#write = null;
  }

  /**
   * Has what is planned written at once when a text is left, and by a key that may save.
   * @param place the text, with its tools
   * @returns ends it, and writes
   */
  follow(place: HTMLElement): () => void {
    const ending = new AbortController();
    const { signal } = ending;
    place.addEventListener('focusout', () => this.#writeNow(), { signal });
    place.addEventListener(
      'keydown',
      ({ ctrlKey, metaKey }) => {
        if (ctrlKey || metaKey) this.#writeNow();
      },
      { signal },
    );
    return () => {
      ending.abort();
      this.#writeNow();
    };
  }

  #writeNow(): void {
    const write = this.#write;
    this.drop();
    write?.();
  }
}
