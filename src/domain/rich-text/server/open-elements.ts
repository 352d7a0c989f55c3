import type { MarkupToken } from './read-markup.ts';

/** Follows which elements are open at a place: all, or those of some names. */
export class OpenElements {
  readonly #names: ReadonlySet<string> | null;
  readonly #open: string[] = [];
  readonly #counts = new Map<string, number>();

  constructor(names: ReadonlySet<string> | null = null) {
    this.#names = names;
  }

  get count(): number {
    return this.#open.length;
  }

  has(name: string): boolean {
    return (this.#counts.get(name) ?? 0) > 0;
  }

  /**
   * Passes a tag of an element with content. An end tag ends what was left open inside its element too.
   * @returns how many elements are around its own; -1 for an end tag without an element
   */
  pass({ kind, name }: Exclude<MarkupToken, { kind: 'text' }>): number {
    if (this.#names?.has(name) === false) return -1;
    const count = this.#counts.get(name) ?? 0;
    if (kind === 'start') {
      this.#counts.set(name, count + 1);
      return this.#open.push(name) - 1;
    }
    if (count === 0) return -1;
    let closed: string;
    do {
      closed = this.#open.pop()!;
      this.#counts.set(closed, this.#counts.get(closed)! - 1);
    } while (closed !== name);
    return this.#open.length;
  }
}
