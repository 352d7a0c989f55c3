import { takeTurn } from '../take-turn.ts';
import { Problem } from './problem.ts';

export interface QueueLimits {
  /** How much work runs at once. */
  running: number;
  /** How much is running or waiting. */
  unfinished: number;
  /** How much of that may belong to one client. */
  ofOneClient: number;
}

const usualLimits: QueueLimits = { running: 16, unfinished: 128, ofOneClient: 64 };

/**
 * How many clients are remembered as served. One that is not among them counts as new: however many there
 * are, nobody waits for more than these and those that came before.
 */
const remembered = 16;

/** Work that waits for room. */
interface Waiting {
  begin(): void;
  turnAway(problem: Problem): void;
}

/**
 * Bounds how much work requested by strangers is running or waiting, in total and per client: rendering a
 * page, answering a read, signing in. Admitted work waits for room, which the client that was served longest
 * ago gets first (RFC 8290 favors new flows likewise), and then for the event loop. When all places are taken, the client with the most work waiting gives one up to a client
 * that has less (longest queue drop: McKenney, Stochastic Fairness Queueing, 1990), so that a few flooding
 * clients do not shut others out.
 */
export class ClientQueue {
  readonly #limits: QueueLimits;
  #running = 0;
  #waiting = 0;
  /** In the order in which the clients came. */
  readonly #waitingOf = new Map<string | null, Waiting[]>();
  readonly #unfinishedOf = new Map<string, number>();
  /** The clients that were served last, longest ago first. */
  readonly #served = new Set<string | null>();

  constructor(limits = usualLimits) {
    this.#limits = limits;
  }

  /**
   * Runs `work` as soon as there is room.
   * @param client whom it counts against; null: it is never refused
   * @throws Problem 503 when there is too much work already, or later when its place goes to another client,
   * and what `work` throws
   */
  async run<T>(client: string | null, work: () => Promise<T>): Promise<T> {
    if (client !== null) this.#admit(client);
    try {
      if (this.#running >= this.#limits.running) await this.#waitForRoom(client);
      else {
        this.#running += 1;
        this.#noteServed(client);
      }
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
    const own = this.#unfinishedOf.get(client) ?? 0;
    if (own >= this.#limits.ofOneClient) throw tooBusy();
    if (this.#running + this.#waiting >= this.#limits.unfinished) this.#makeRoom(own);
    this.#unfinishedOf.set(client, own + 1);
  }

  /**
   * @param own how much the client that needs room already has @throws Problem 503 when no client has clearly
   * more
   */
  #makeRoom(own: number): void {
    let most: Waiting[] = [];
    for (const [client, waiting] of this.#waitingOf) {
      if (client !== null && waiting.length > most.length) most = waiting;
    }
    if (most.length <= own + 1) throw tooBusy();
    this.#waiting -= 1;
    most.pop()!.turnAway(tooBusy());
  }

  #waitForRoom(client: string | null): Promise<void> {
    this.#waiting += 1;
    return new Promise((begin, turnAway) => {
      const own = this.#waitingOf.get(client);
      if (own) own.push({ begin, turnAway });
      else this.#waitingOf.set(client, [{ begin, turnAway }]);
    });
  }

  /** Gives the room that was freed to the next client. */
  #passOn(): void {
    const client = this.#findNext();
    if (client === undefined) {
      this.#running -= 1;
      return;
    }
    const waiting = this.#waitingOf.get(client)!;
    const { begin } = waiting.shift()!;
    this.#waiting -= 1;
    if (waiting.length === 0) this.#waitingOf.delete(client);
    this.#noteServed(client);
    begin();
  }

  /** The first that was not served lately, or else the one that was served longest ago. */
  #findNext(): string | null | undefined {
    for (const client of this.#waitingOf.keys()) if (!this.#served.has(client)) return client;
    for (const client of this.#served) if (this.#waitingOf.has(client)) return client;
    return undefined;
  }

  #noteServed(client: string | null): void {
    this.#served.delete(client);
    this.#served.add(client);
    if (this.#served.size <= remembered) return;
    const [longestAgo] = this.#served;
    this.#served.delete(longestAgo!);
  }

  #release(client: string): void {
    const left = this.#unfinishedOf.get(client)! - 1;
    if (left === 0) this.#unfinishedOf.delete(client);
    else this.#unfinishedOf.set(client, left);
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
