import { Problem } from '#platform/http/problem.ts';

/** How many renders run at once, how many more may wait, and how many of both may be one client's. */
const limits = { running: 16, unfinished: 128, ofOneClient: 64 };

/** Bounds how many pages are rendered, or wait to be, for all and for one client. */
export class RenderQueue {
  #running = 0;
  readonly #waiting: (() => void)[] = [];
  readonly #ofClient = new Map<string, number>();

  /**
   * Renders as soon as there is room.
   * @param client whom the render is counted for; null: it is never refused
   * @throws Problem 503 when there are too many already, and what `render` throws
   */
  async run<T>(client: string | null, render: () => Promise<T>): Promise<T> {
    if (client !== null) this.#admit(client);
    try {
      if (this.#running >= limits.running) await new Promise<void>((resolve) => this.#waiting.push(resolve));
      else this.#running += 1;
      try {
        return await render();
      } finally {
        const next = this.#waiting.shift();
        if (next) next();
        else this.#running -= 1;
      }
    } finally {
      if (client !== null) this.#release(client);
    }
  }

  #admit(client: string): void {
    const own = this.#ofClient.get(client) ?? 0;
    if (own >= limits.ofOneClient || this.#running + this.#waiting.length >= limits.unfinished)
      throw tooBusy();
    this.#ofClient.set(client, own + 1);
  }

  #release(client: string): void {
    const left = this.#ofClient.get(client)! - 1;
    if (left === 0) this.#ofClient.delete(client);
    else this.#ofClient.set(client, left);
  }
}

const tooBusy = (): Problem =>
  new Problem({
    status: 503,
    title: 'Service unavailable',
    detail: 'Too many pages are being rendered. Please try again in a moment.',
    code: 'too_busy',
    headers: { 'retry-after': '5', connection: 'close' },
  });
