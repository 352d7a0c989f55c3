/** The most bytes held for all connections: two hundred and fifty clients with a whole read each. */
const defaultLimitBytes = 16 * 1024 * 1024;

/** Counts what is held for all connections: what was read and not yet handed on, or written and not yet read. */
export class HeldBytes {
  readonly #limitBytes: number;
  #bytes = 0;

  constructor(limitBytes: number = defaultLimitBytes) {
    this.#limitBytes = limitBytes;
  }

  /** @param bytes how many more; negative when they were passed on */
  add(bytes: number): void {
    this.#bytes += bytes;
  }

  get isFull(): boolean {
    return this.#bytes > this.#limitBytes;
  }
}
