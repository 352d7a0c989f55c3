import type { Finished } from './encode.ts';

interface StoredPage {
  finished: Finished;
  version: number;
}

/** What a render gives: the answer, and whether others may be given it too. */
export interface Rendered {
  finished: Finished;
  storable: boolean;
}

/** The content's version as this process knows it. */
export interface VersionSource {
  readonly current: number;
}

/**
 * Finished pages in memory. A page knows the content version that it was rendered from and is given
 * out as long as that is current. Requests for a page that is being rendered share the one render;
 * a render that began before a change is not kept as current.
 */
export class PageStore {
  readonly #pages = new Map<string, StoredPage>();
  readonly #renders = new Map<string, Promise<Rendered>>();
  readonly #versions: VersionSource;
  readonly #capacity: number;

  /** @param capacity how many pages are kept; the one unused longest goes first */
  constructor(versions: VersionSource, capacity = 2000) {
    this.#versions = versions;
    this.#capacity = capacity;
  }

  /** The current page, if there is one. */
  find(key: string): Finished | null {
    const page = this.#pages.get(key);
    if (!page || page.version !== this.#versions.current) return null;
    this.#pages.delete(key);
    this.#pages.set(key, page);
    return page.finished;
  }

  /** The page's last state, current or not: better than none when it cannot be rendered. */
  findStale(key: string): Finished | null {
    return this.#pages.get(key)?.finished ?? null;
  }

  /** Renders a page, once for all who ask meanwhile, and keeps it if it may be kept. */
  async render(key: string, render: () => Promise<Rendered>): Promise<Finished> {
    const version = this.#versions.current;
    const turn = `${version} ${key}`;
    const underWay = this.#renders.get(turn);
    if (underWay) return (await underWay).finished;
    const promise = render();
    this.#renders.set(turn, promise);
    try {
      const { finished, storable } = await promise;
      if (storable) this.#keep(key, { finished, version });
      return finished;
    } finally {
      this.#renders.delete(turn);
    }
  }

  get size(): number {
    return this.#pages.size;
  }

  #keep(key: string, page: StoredPage): void {
    const present = this.#pages.get(key);
    if (present && present.version > page.version) return;
    this.#pages.delete(key);
    this.#pages.set(key, page);
    if (this.#pages.size > this.#capacity) this.#pages.delete(this.#pages.keys().next().value!);
  }
}
