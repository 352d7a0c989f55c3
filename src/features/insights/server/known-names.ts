import { DayShares } from './day-shares.ts';

/** Of a kind on one day: anyone can think of as many as they like. */
const maximumNames = 300;

/** Of these, that came up first with one client. */
const maximumNamesOfClient = 10;

/** Stands for all those that there is no room for. */
export const otherNames = '(other)';

/** Admits so many names of a day, and so many of one client. */
export class KnownNames {
  #day = '';
  readonly #names = new Map<string, Set<string>>();
  readonly #shares = new DayShares(maximumNamesOfClient);

  /** @returns the name, or what stands for all those that there is no room for */
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
