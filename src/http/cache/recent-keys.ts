/** In characters and in number: what strangers can make us remember is some 300 KB. */
const limits = { length: 300, count: 1000 };

/**
 * Remembers what the latest targets came to. To read a query by its route's schema costs several times what the
 * answer from memory does.
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
