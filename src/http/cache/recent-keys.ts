/** In characters and in number: strangers can make us remember some 300 KB. */
const limits = { length: 300, count: 1000 };

/**
 * Remembers the results for the latest targets. Parsing a query with its route's schema costs several times
 * as much as the response from memory.
 */
export class RecentKeys {
  readonly #keys = new Map<string, string>();

  find(target: string): string | undefined {
    return this.#keys.get(target);
  }

  add(target: string, key: string): void {
    if (target.length > limits.length) return;
    if (this.#keys.size >= limits.count) this.#keys.delete(this.#keys.keys().next().value!);
    this.#keys.set(target, key);
  }
}
