import { Durations } from '#platform/metrics/durations.ts';
import { clientClosed } from '#platform/http/problem.ts';
import { takeTurn } from '#platform/take-turn.ts';
import type { EncodedResponse } from './encode.ts';

interface StoredPage {
  encoded: EncodedResponse;
  version: number;
  /** When its render began, in milliseconds since the epoch. */
  renderedAt: number;
  /** In milliseconds since the epoch; undefined: as long as the content does not change. */
  validUntil?: number | undefined;
  bytes: number;
  /** Until it was requested again. */
  packTightly?: Rendered['packTightly'];
}

/** The result of a render: the response, and whether it may be shared. */
export interface Rendered {
  encoded: EncodedResponse;
  storable: boolean;
  /** When it expires by itself, in milliseconds since the epoch. */
  validUntil?: number | undefined;
  /** Compresses the same response more tightly, which takes time. */
  packTightly?: () => Promise<EncodedResponse>;
}

/** The requester of a render. */
interface Asking {
  /** Starts it when there is room; by default at once. */
  queue?: (render: () => Promise<Rendered>) => Promise<Rendered>;
  /** Whether they are still waiting for it. */
  isWaiting?: () => boolean;
}

/** A render in progress, and those waiting for it. */
interface Pending {
  promise: Promise<Rendered>;
  waiting: (() => boolean)[];
  /** By `performance.now()`; undefined until it begins. */
  startedAt?: number;
  /** When it began, by the clock. */
  renderedAt?: number;
}

interface PageStoreOptions {
  /** How much memory the responses may take, in bytes; the least recently used one is evicted first. */
  maximumBytes?: number;
  /** How long a page must stay unchanged before it is compressed tightly, in milliseconds. */
  settleMs?: number;
}

/** The content's version as this process knows it. */
export interface VersionSource {
  readonly current: number;
}

/** A response's memory besides its bodies: its heads, and its entry in the cache. */
const overheadBytes = 4096;

/**
 * Cached responses, mostly pages, in memory. A page knows the content version that it was rendered from and
 * is served as long as that is current. Concurrent requests for a page that is being rendered share one
 * render; a render that began before a change is not cached as current, and one that nobody waits for any
 * more is not started. A page that is requested again is compressed tightly in the background, one at a time.
 */
export class PageStore {
  readonly #pages = new Map<string, StoredPage>();
  readonly #renders = new Map<string, Pending>();
  readonly #versions: VersionSource;
  readonly #maximumBytes: number;
  readonly #settleMs: number;
  #packing: Promise<void> = Promise.resolve();
  #bytes = 0;
  /** How many requests found a cached page, and how many did not. */
  hits = 0;
  misses = 0;
  /** Durations of all renders, including failed ones. */
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
    const now = Date.now();
    if (page.validUntil !== undefined && page.validUntil <= now) return null;
    // Rendered before the clock was set back: it may show what is yet to come.
    if (page.renderedAt > now) return null;
    this.#pages.delete(key);
    this.#pages.set(key, page);
    this.hits += 1;
    if (page.packTightly) this.#packLater(key, page, page.packTightly);
    return page.encoded;
  }

  /**
   * Renders a page, once for all concurrent requests, and caches it if allowed.
   * @throws Problem 499 if all of them have disconnected before it began, and what `queue` and `render` throw
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
        const { encoded } = await underWay.promise;
        // A crowd may have waited for it, and to send a page takes a part of a millisecond.
        await takeTurn();
        return encoded;
      } catch (error) {
        if (underWay.startedAt !== undefined || !isWaiting()) throw error;
        // It was refused because of its client's other requests.
        return this.render(key, render, { queue, isWaiting });
      }
    }
    const pending: Omit<Pending, 'promise'> = { waiting: [isWaiting] };
    const promise = queue(async () => {
      if (!pending.waiting.some((isStill) => isStill())) {
        // Later requests get a new render.
        this.#renders.delete(turn);
        throw clientClosed();
      }
      pending.startedAt = performance.now();
      pending.renderedAt = Date.now();
      return render();
    });
    const own = Object.assign(pending, { promise });
    this.#renders.set(turn, own);
    try {
      const { storable, ...rendered } = await promise;
      const { encoded } = rendered;
      const renderedAt = own.renderedAt!;
      if (storable) this.#keep(key, { ...rendered, version, renderedAt, bytes: measure(key, encoded) });
      return encoded;
    } finally {
      if (own.startedAt !== undefined) this.renders.observe(performance.now() - own.startedAt);
      if (this.#renders.get(turn) === own) this.#renders.delete(turn);
    }
  }

  get size(): number {
    return this.#pages.size;
  }

  /** The size of the cached responses, in bytes. */
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

/** Identical encodings share one body. */
function measure(key: string, { representations }: EncodedResponse): number {
  const bodies = new Set(Object.values(representations).map(({ body }) => body));
  return [...bodies].reduce((sum, body) => sum + body.length, key.length + overheadBytes);
}
