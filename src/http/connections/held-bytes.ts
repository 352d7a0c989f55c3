/** How much may be held for all connections, in bytes: two hundred and fifty clients with a whole read each. */
const defaultLimitBytes = 16 * 1024 * 1024;

/** Counts what was read from all connections and not yet handed on. */
export class HeldBytes {
  readonly #limitBytes: number;
  #bytes = 0;

  constructor(limitBytes: number = defaultLimitBytes) {
    this.#limitBytes = limitBytes;
  }

  /** @param bytes how many more; less than 0 where they were handed on */
  add(bytes: number): void {
    this.#bytes += bytes;
  }

  get isFull(): boolean {
    return this.#bytes > this.#limitBytes;
  }
}
