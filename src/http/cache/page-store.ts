import { Durations } from '#platform/metrics/durations.ts';
import { clientClosed } from '#platform/http/problem.ts';
import type { EncodedResponse } from './encode.ts';

interface StoredPage {
  encoded: EncodedResponse;
  version: number;
  /** In milliseconds of the epoch; undefined: as long as the content does not change. */
  validUntil: number | undefined;
  bytes: number;
  /** Until it was asked for again. */
  packTightly?: Rendered['packTightly'];
}

/** What a render gives: the answer, and whether others may be given it too. */
export interface Rendered {
  encoded: EncodedResponse;
  storable: boolean;
  /** When it stops being true by itself, in milliseconds of the epoch. */
  validUntil?: number | undefined;
  /** Makes the same answer smaller, which takes its time. */
  packTightly?: () => Promise<EncodedResponse>;
}

/** Who asks for a render. */
interface Asking {
  /** Begins it when there is room; by default at once. */
  queue?: (render: () => Promise<Rendered>) => Promise<Rendered>;
  /** Whether they still wait for it. */
  isWaiting?: () => boolean;
}

/** A render that has not ended, and those who wait for it. */
interface Pending {
  promise: Promise<Rendered>;
  waiting: (() => boolean)[];
  /** By `performance.now()`; undefined until it begins. */
  startedAt?: number;
}

interface PageStoreOptions {
  /** How much memory the answers may take, in bytes; the one unused longest goes first. */
  maximumBytes?: number;
  /** How long a page stands before it is packed tightly, in milliseconds: it may change again soon. */
  settleMs?: number;
}

/** The content's version as this process knows it. */
export interface VersionSource {
  readonly current: number;
}

/** What an answer takes beside its bodies: its heads, and its place in the store. */
const overheadBytes = 4096;

/**
 * Cached responses, pages above all, in memory. A page knows the content version that it was rendered from and is given
 * out as long as that is current. Requests for a page that is being rendered share the one render;
 * a render that began before a change is not kept as current, and one that nobody waits for any more is not begun.
 * A page that is asked for again is packed tightly in the background, one at a time.
 */
export class PageStore {
  readonly #pages = new Map<string, StoredPage>();
  readonly #renders = new Map<string, Pending>();
  readonly #versions: VersionSource;
  readonly #maximumBytes: number;
  readonly #settleMs: number;
  #packing: Promise<void> = Promise.resolve();
  #bytes = 0;
  /** How often a page was there, and how often it was not. */
  hits = 0;
  misses = 0;
  /** Of every render, also those that failed. */
  readonly renders = new Durations();

  constructor(
    versions: VersionSource,
    { maximumBytes = 64_000_000, settleMs = 2000 }: PageStoreOptions = {},
  ) {
    this.#versions = versions;
    this.#maximumBytes = maximumBytes;
    this.#settleMs = settleMs;
  }

  /** The current page, if there is one. */
  find(key: string): EncodedResponse | null {
    const page = this.#pages.get(key);
    if (!page || page.version !== this.#versions.current) return null;
    if (page.validUntil !== undefined && page.validUntil <= Date.now()) return null;
    this.#pages.delete(key);
    this.#pages.set(key, page);
    this.hits += 1;
    if (page.packTightly) this.#packLater(key, page, page.packTightly);
    return page.encoded;
  }

  /**
   * Renders a page, once for all who ask meanwhile, and keeps it if it may be kept.
   * @throws Problem 499 when they have all left before it began, and what `queue` and `render` throw
   */
  async render(
    key: string,
    render: () => Promise<Rendered>,
    { queue = (begin) => begin(), isWaiting = () => true }: Asking = {},
  ): Promise<EncodedResponse> {
    this.misses += 1;
    const version = this.#versions.current;
    const turn = `${version} ${key}`;
    const underWay = this.#renders.get(turn);
    if (underWay) {
      underWay.waiting.push(isWaiting);
      try {
        return (await underWay.promise).encoded;
      } catch (error) {
        if (underWay.startedAt !== undefined || !isWaiting()) throw error;
        // It was turned away for what else its client asks.
        return this.render(key, render, { queue, isWaiting });
      }
    }
    const pending: Omit<Pending, 'promise'> = { waiting: [isWaiting] };
    const promise = queue(async () => {
      if (!pending.waiting.some((isStill) => isStill())) {
        // Whoever asks from now on gets a render of their own.
        this.#renders.delete(turn);
        throw clientClosed();
      }
      pending.startedAt = performance.now();
      return render();
    });
    const own = Object.assign(pending, { promise });
    this.#renders.set(turn, own);
    try {
      const { encoded, storable, validUntil, packTightly } = await promise;
      if (storable)
        this.#keep(key, { encoded, version, validUntil, packTightly, bytes: measure(key, encoded) });
      return encoded;
    } finally {
      if (own.startedAt !== undefined) this.renders.observe(performance.now() - own.startedAt);
      if (this.#renders.get(turn) === own) this.#renders.delete(turn);
    }
  }

  get size(): number {
    return this.#pages.size;
  }

  /** What the answers take, in bytes. */
  get bytes(): number {
    return this.#bytes;
  }

  #keep(key: string, page: StoredPage): void {
    const present = this.#pages.get(key);
    if (present && present.version > page.version) return;
    if (page.bytes > this.#maximumBytes) return;
    this.#drop(key);
    this.#pages.set(key, page);
    this.#bytes += page.bytes;
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#maximumBytes) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#pages.get(key)?.bytes ?? 0;
    this.#pages.delete(key);
  }

  #packLater(key: string, page: StoredPage, packTightly: () => Promise<EncodedResponse>): void {
    delete page.packTightly;
    const isCurrent = () => this.#pages.get(key) === page && page.version === this.#versions.current;
    const pack = async () => {
      if (!isCurrent()) return;
      const encoded = await packTightly();
      if (!isCurrent()) return;
      const bytes = measure(key, encoded);
      this.#bytes += bytes - page.bytes;
      Object.assign(page, { encoded, bytes });
    };
    const queue = () => (this.#packing = this.#packing.then(pack).catch(() => {}));
    setTimeout(queue, this.#settleMs).unref();
  }
}

/** Encodings that are the same are one body. */
function measure(key: string, { representations }: EncodedResponse): number {
  const bodies = new Set(Object.values(representations).map(({ body }) => body));
  return [...bodies].reduce((sum, body) => sum + body.length, key.length + overheadBytes);
}
