import { DayShares } from './day-shares.ts';

/** The most names of a kind per day: anyone can make up as many as they like. */
const maximumNames = 300;

/** The most of these that first appeared with one client. */
const maximumNamesOfClient = 10;

/** Stands for all names that did not fit. */
export const otherNames = '(other)';

/** Admits a limited number of names per day and per client. */
export class KnownNames {
  #day = '';
  readonly #names = new Map<string, Set<string>>();
  readonly #shares = new DayShares(maximumNamesOfClient);

  /** @returns the name, or the one that stands for all that did not fit */
  admit(day: string, kind: string, { name, client }: { name: string; client: string }): string {
    if (day !== this.#day) {
      this.#day = day;
      this.#names.clear();
    }
    let names = this.#names.get(kind);
    if (!names) this.#names.set(kind, (names = new Set()));
    if (names.has(name)) return name;
    const hasRoom = names.size < maximumNames && this.#shares.take(day, client, `${kind}\n${name}`);
    if (!hasRoom) return otherNames;
    names.add(name);
    return name;
  }
}
