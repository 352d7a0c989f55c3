import type { RemovedMarkup } from '../contract.ts';
import type { StartToken } from './read-markup.ts';

/** The most entries, and the most lines named in each. */
const maximumEntries = 100;
const maximumLines = 20;

/** In characters: what is longer is cut. */
const longestExcerpt = 120;

export const missingPicture = 'There is no such picture';

const cut = (what: string): string =>
  what.length > longestExcerpt ? `${what.slice(0, longestExcerpt)}…` : what;

function addLine({ lines }: RemovedMarkup, line: number): void {
  if (lines.length < maximumLines && lines.at(-1) !== line) lines.push(line);
}

/** A picture of this site's own, which may no longer exist. */
export interface UsedUpload {
  name: string;
  entry: RemovedMarkup;
}

/** Collects what visitors do not get of an article as it was written: the same thing once, with its lines. */
export class RemovedList {
  readonly #entries = new Map<string, RemovedMarkup>();
  readonly uploads: UsedUpload[] = [];
  readonly #names: (attribute: string, element: string) => boolean;

  /** @param names the attributes that are collected */
  constructor(names: (attribute: string, element: string) => boolean = () => true) {
    this.#names = names;
  }

  /** @param what the tag as it was written, unless it is said otherwise */
  add({ line, source }: Pick<StartToken, 'line' | 'source'>, reason: string, what: string = source): void {
    const excerpt = cut(what);
    const key = `${reason}\n${excerpt}`;
    const entry = this.#entries.get(key);
    if (entry) addLine(entry, line);
    else this.#set(key, { what: excerpt, reason, lines: [line] });
  }

  #set(key: string, entry: RemovedMarkup): void {
    if (this.#entries.size < maximumEntries) this.#entries.set(key, entry);
  }

  /** An attribute, once for all elements that had it; those of scripts' data together. */
  addAttribute({ line }: Pick<StartToken, 'line'>, given: string, element: string): void {
    if (!this.#names(given, element)) return;
    const attribute = given.startsWith('data-') ? 'data-*' : given;
    const key = `attribute\n${attribute}`;
    const entry = this.#entries.get(key);
    if (!entry)
      return this.#set(key, { what: `${attribute} of <${element}>`, reason: 'Removed', lines: [line] });
    if (!entry.what.includes(`<${element}>`) && entry.what.length < longestExcerpt)
      entry.what += `, <${element}>`;
    addLine(entry, line);
  }

  /** Notes a picture that is still to be looked for. */
  addUpload(name: string, { line, source }: StartToken): void {
    if (this.uploads.length >= maximumEntries || this.uploads.some((one) => one.name === name)) return;
    this.uploads.push({ name, entry: { what: cut(source), reason: missingPicture, lines: [line] } });
  }

  /** By their first lines. */
  list = (): RemovedMarkup[] => [...this.#entries.values()].toSorted((a, b) => a.lines[0]! - b.lines[0]!);
}
