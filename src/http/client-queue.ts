import { Problem } from '#platform/http/problem.ts';
import { takeTurn } from '#platform/take-turn.ts';

/** How much work runs at once, how much more may wait, and how much of both may be one client's. */
const limits = { running: 16, unfinished: 128, ofOneClient: 64 };

/**
 * Bounds how much of what strangers ask for is under way, or waits to be, for all and for one client: rendering a page,
 * answering a read, signing in. What is admitted waits for room, which clients get in turn, and then for the event loop.
 */
export class ClientQueue {
  #running = 0;
  #waiting = 0;
  /** In the order in which the clients are next. */
  readonly #waitingOf = new Map<string | null, (() => void)[]>();
  readonly #ofClient = new Map<string, number>();

  /**
   * Works as soon as there is room.
   * @param client whom it is counted for; null: it is never refused
   * @throws Problem 503 when there is too much already, and what `work` throws
   */
  async run<T>(client: string | null, work: () => Promise<T>): Promise<T> {
    if (client !== null) this.#admit(client);
    try {
      if (this.#running >= limits.running) await this.#waitForRoom(client);
      else this.#running += 1;
      try {
        await takeTurn();
        return await work();
      } finally {
        this.#passOn();
      }
    } finally {
      if (client !== null) this.#release(client);
    }
  }

  #admit(client: string): void {
    const own = this.#ofClient.get(client) ?? 0;
    if (own >= limits.ofOneClient || this.#running + this.#waiting >= limits.unfinished) throw tooBusy();
    this.#ofClient.set(client, own + 1);
  }

  #waitForRoom(client: string | null): Promise<void> {
    this.#waiting += 1;
    return new Promise((resolve) => {
      const own = this.#waitingOf.get(client);
      if (own) own.push(resolve);
      else this.#waitingOf.set(client, [resolve]);
    });
  }

  /** Gives the room of what has ended to the next client, which is then the last. */
  #passOn(): void {
    const [next] = this.#waitingOf;
    if (!next) {
      this.#running -= 1;
      return;
    }
    const [client, waiting] = next;
    const begin = waiting.shift()!;
    this.#waiting -= 1;
    this.#waitingOf.delete(client);
    if (waiting.length > 0) this.#waitingOf.set(client, waiting);
    begin();
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
    detail: 'The site is too busy. Please try again in a moment.',
    code: 'too_busy',
    headers: { 'retry-after': '5', connection: 'close' },
  });
