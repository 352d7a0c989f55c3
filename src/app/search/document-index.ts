import {
  afterDigits,
  hasBeginnings,
  hasEndings,
  isMeantBy,
  mostVariants,
  reverse,
  weigh,
  type Likeness,
  type Place,
} from '#domain/search/server/query.ts';
import { readWords } from '#domain/search/server/words.ts';
import { takeTurn } from '#platform/take-turn.ts';
import type { SiteDocument } from '#site/search/site-documents.ts';

/** A document, and until when visitors see it, in milliseconds since the epoch. */
export interface IndexedDocument extends SiteDocument {
  until: number;
}

export interface FoundDocument {
  document: IndexedDocument;
  likeness: Likeness;
  place: Place;
}

/** The words of a document, each with the first place that has it. */
export function readPlaces({ title, sections }: SiteDocument): Map<string, Place> {
  const places = new Map<string, Place>();
  const add = (text: string, place: Place) => {
    for (const word of readWords(text)) if (!places.has(word)) places.set(word, place);
  };
  add(title, 0);
  for (const { heading } of sections) add(heading, 1);
  for (const { text } of sections) add(text, 2);
  return places;
}

/** A search over documents in memory: for as many as a site has, not for posts. */
export class DocumentIndex {
  readonly #documents: IndexedDocument[] = [];
  /** Where each word is: the number of a document and the place in it. */
  readonly #words = new Map<string, [number, Place][]>();

  /** Some at a time. */
  static async create(
    documents: Iterable<{ document: IndexedDocument; places: ReadonlyMap<string, Place> }>,
  ): Promise<DocumentIndex> {
    const index = new DocumentIndex();
    for (const one of documents) {
      index.#add(one.document, one.places);
      if (index.#documents.length % documentsAtOnce === 0) await takeTurn();
    }
    return index;
  }

  #add(document: IndexedDocument, places: ReadonlyMap<string, Place>): void {
    const number = this.#documents.push(document) - 1;
    for (const [word, place] of places) {
      const list = this.#words.get(word);
      if (list) list.push([number, place]);
      else this.#words.set(word, [[number, place]]);
    }
  }

  /** Whether a document that visitors see has a word, or a longer one with it. */
  has(word: string, now: number): boolean {
    const isExtension = isExtended(word);
    for (const [other, places] of this.#words) {
      if (other !== word && !isExtension(other)) continue;
      if (places.some(([number]) => now < this.#documents[number]!.until)) return true;
    }
    return false;
  }

  /**
   * The documents that have all of some words, by how alike and where; those of one kind in their order.
   * @param mistyped the words that may be typos
   * @param now in milliseconds since the epoch
   */
  find(
    words: readonly string[],
    mistyped: ReadonlySet<string>,
    now: number,
  ): { documents: FoundDocument[]; variants: string[][] } {
    const byNumber = new Map<number, FoundDocument>();
    const variants = words.map((word) => [word]);
    for (const likeness of [0, 1, 2] as const) {
      if (likeness > 0)
        this.#widen(words, variants, likeness === 1 ? isExtended : (word) => isMistyped(word, mistyped));
      for (const [number, place] of this.#match(variants)) {
        const document = this.#documents[number]!;
        const before = byNumber.get(number);
        if (now < document.until && (!before || weigh({ likeness, place }) < weigh(before)))
          byNumber.set(number, { document, likeness, place });
      }
    }
    return { documents: [...byNumber.values()].toSorted((a, b) => weigh(a) - weigh(b)), variants };
  }

  /** Adds longer words, or those with a typo. */
  #widen(
    words: readonly string[],
    variants: string[][],
    toTest: (word: string) => (other: string) => boolean,
  ): void {
    for (const [at, word] of words.entries()) {
      const isWanted = toTest(word);
      const others = [...this.#words.keys()].filter(isWanted).toSorted((a, b) => a.length - b.length);
      variants[at]!.push(...others.slice(0, mostVariants));
    }
  }

  /** The numbers of the documents that have a variant of each word, with the last of the places. */
  #match(variants: readonly string[][]): Map<number, Place> {
    let matched: Map<number, Place> | null = null;
    for (const ones of variants) {
      const places = new Map<number, Place>();
      for (const [number, place] of ones.flatMap((one) => this.#words.get(one) ?? [])) {
        const before: Place | undefined = matched === null ? 0 : matched.get(number);
        if (before === undefined) continue;
        const best = Math.min(place, places.get(number)?.valueOf() ?? place) as Place;
        places.set(number, best);
      }
      for (const [number, place] of places) {
        places.set(number, Math.max(place, matched?.get(number) ?? 0) as Place);
      }
      matched = places;
    }
    return matched ?? new Map();
  }
}

/** Read between two turns of the event loop. */
const documentsAtOnce = 5;

const isExtended = (word: string) => {
  const begins = (longer: string, part: string) => longer.startsWith(part) && longer > afterDigits(part);
  return (other: string) =>
    (hasBeginnings(word) && begins(other, word)) ||
    (hasEndings(word) && other.endsWith(word) && begins(reverse(other), reverse(word)));
};

const isMistyped = (word: string, mistyped: ReadonlySet<string>) => (other: string) =>
  mistyped.has(word) && Math.abs(other.length - word.length) <= 2 && isMeantBy(word, other);
