/** Of a kind on one day: anyone can think of as many as they like. */
const mostNames = 300;

/** Stands for all those that there is no room for. */
export const otherNames = '(other)';

/** Admits so many names of a day. */
export class KnownNames {
  #day = '';
  readonly #names = new Map<string, Set<string>>();

  /** @returns the name, or what stands for all those that there is no room for */
  admit(day: string, kind: string, name: string): string {
    if (day !== this.#day) {
      this.#day = day;
      this.#names.clear();
    }
    let names = this.#names.get(kind);
    if (!names) this.#names.set(kind, (names = new Set()));
    if (!names.has(name) && names.size >= mostNames) return otherNames;
    names.add(name);
    return name;
  }
}
