/** How much may be held for all connections, in bytes: a thousand clients with a whole read each. */
const limitBytes = 64 * 1024 * 1024;

/** Counts what was read from all connections and not yet handed on. */
export class HeldBytes {
  #bytes = 0;

  /** @param bytes how many more; less than 0 where they were handed on */
  add(bytes: number): void {
    this.#bytes += bytes;
  }

  get isFull(): boolean {
    return this.#bytes > limitBytes;
  }
}
