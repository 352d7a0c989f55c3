import { setImmediate } from 'node:timers/promises';
import { Durations } from '#platform/metrics/durations.ts';
import type { Finished } from './encode.ts';

interface StoredPage {
  finished: Finished;
  version: number;
  /** Until it was asked for again. */
  packTightly?: Rendered['packTightly'];
}

/** What a render gives: the answer, and whether others may be given it too. */
export interface Rendered {
  finished: Finished;
  storable: boolean;
  /** Makes the same answer smaller, which takes its time. */
  packTightly?: () => Promise<Finished>;
}

interface PageStoreOptions {
  /** How many pages are kept; the one unused longest goes first. */
  capacity?: number;
  /** How long a page stands before it is packed tightly, in milliseconds: it may change again soon. */
  settleMs?: number;
}

/** The content's version as this process knows it. */
export interface VersionSource {
  readonly current: number;
}

/**
 * Finished pages in memory. A page knows the content version that it was rendered from and is given
 * out as long as that is current. Requests for a page that is being rendered share the one render;
 * a render that began before a change is not kept as current. Renders begin one after the other, with a
 * turn of the event loop between: each holds it for some milliseconds, and after a change all pages are due.
 * A page that is asked for again is packed tightly in the background, one at a time.
 */
export class PageStore {
  readonly #pages = new Map<string, StoredPage>();
  readonly #renders = new Map<string, Promise<Rendered>>();
  readonly #versions: VersionSource;
  readonly #capacity: number;
  readonly #settleMs: number;
  #nextStart: Promise<void> = Promise.resolve();
  #packing: Promise<void> = Promise.resolve();
  /** How often a page was there, and how often it was not. */
  hits = 0;
  misses = 0;
  /** Of every render, also those that failed. */
  readonly renders = new Durations();

  constructor(versions: VersionSource, { capacity = 2000, settleMs = 2000 }: PageStoreOptions = {}) {
    this.#versions = versions;
    this.#capacity = capacity;
    this.#settleMs = settleMs;
  }

  /** The current page, if there is one. */
  find(key: string): Finished | null {
    const page = this.#pages.get(key);
    if (!page || page.version !== this.#versions.current) return null;
    this.#pages.delete(key);
    this.#pages.set(key, page);
    this.hits += 1;
    if (page.packTightly) this.#packLater(key, page, page.packTightly);
    return page.finished;
  }

  /** The page's last state, current or not: better than none when it cannot be rendered. */
  findStale(key: string): Finished | null {
    return this.#pages.get(key)?.finished ?? null;
  }

  /** Renders a page, once for all who ask meanwhile, and keeps it if it may be kept. */
  async render(key: string, render: () => Promise<Rendered>): Promise<Finished> {
    this.misses += 1;
    const version = this.#versions.current;
    const turn = `${version} ${key}`;
    const underWay = this.#renders.get(turn);
    if (underWay) return (await underWay).finished;
    let startedAt = performance.now();
    const promise = this.#waitToStart().then(() => {
      startedAt = performance.now();
      return render();
    });
    this.#renders.set(turn, promise);
    try {
      const { finished, storable, packTightly } = await promise;
      if (storable) this.#keep(key, { finished, version, packTightly });
      return finished;
    } finally {
      this.renders.observe(performance.now() - startedAt);
      this.#renders.delete(turn);
    }
  }

  get size(): number {
    return this.#pages.size;
  }

  /** What the kept bodies take, in bytes. Counts all of them. */
  measureBytes(): number {
    const bodies = [...this.#pages.values()].flatMap(({ finished }) =>
      Object.values(finished.representations).map(({ body }) => body),
    );
    return [...new Set(bodies)].reduce((sum, body) => sum + body.length, 0);
  }

  #waitToStart(): Promise<void> {
    const start = this.#nextStart;
    this.#nextStart = start.then(() => setImmediate());
    return start;
  }

  #keep(key: string, page: StoredPage): void {
    const present = this.#pages.get(key);
    if (present && present.version > page.version) return;
    this.#pages.delete(key);
    this.#pages.set(key, page);
    if (this.#pages.size > this.#capacity) this.#pages.delete(this.#pages.keys().next().value!);
  }

  #packLater(key: string, page: StoredPage, packTightly: () => Promise<Finished>): void {
    delete page.packTightly;
    const isCurrent = () => this.#pages.get(key) === page && page.version === this.#versions.current;
    const pack = async () => {
      if (!isCurrent()) return;
      const finished = await packTightly();
      if (isCurrent()) page.finished = finished;
    };
    const queue = () => (this.#packing = this.#packing.then(pack).catch(() => {}));
    setTimeout(queue, this.#settleMs).unref();
  }
}
