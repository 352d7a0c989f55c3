import { tooBusy } from './http/problem.ts';
import { takeTurn } from './take-turn.ts';

export interface QueueLimits {
  /** How much work runs at once. */
  running: number;
  /** How much may wait. */
  waiting: number;
  /** How much of both may belong to one client; omitted: clients are not told apart. */
  ofOneClient?: number;
  /** Whether work that begins holds the event loop for some milliseconds, and so waits for that too. */
  takesTurns?: boolean;
  /** The error for work that there is no room for, or that has waited too long. */
  refuse: () => Error;
}

/** For work requested by strangers that the event loop does: rendering a page, answering a read. */
export const visitorLimits: QueueLimits = {
  running: 16,
  waiting: 112,
  ofOneClient: 64,
  takesTurns: true,
  refuse: tooBusy,
};

/** Whose work it is, and how long it waits. */
export interface Turn {
  /** Whom it counts against, by default all the same one; null: it is never refused for lack of room. */
  client?: string | null;
  /** The highest goes first. */
  priority?: number;
  /** The longest wait, in milliseconds. */
  waitMs?: number;
  /** Ends the wait; work that has begun goes on. */
  signal?: AbortSignal | undefined;
}

interface Waiting {
  client: string | null;
  priority: number;
  begin(): void;
  refuse(reason: unknown): void;
}

/**
 * How many clients are remembered as served. One that is not among them counts as new: however many there
 * are, nobody waits for more than these and those that came before.
 */
const remembered = 16;

/**
 * Bounds how much work is running and waiting, in total and per client. Room goes to the highest priority,
 * and there to the client that was served longest ago (RFC 8290 favors new flows likewise), first come, first
 * served. When all places are taken, the client with the most work waiting gives one up to a client that has
 * less (longest queue drop: McKenney, Stochastic Fairness Queueing, 1990), so that a few flooding clients do
 * not shut others out.
 */
export class BoundedQueue {
  readonly #limits: QueueLimits;
  #running = 0;
  /** In the order of their arrival. */
  readonly #waiting = new Set<Waiting>();
  /** How much each client has running or waiting. */
  readonly #unfinished = new Map<string, number>();
  /** The clients that were served last, longest ago first. */
  #served: (string | null)[] = [];

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  get running(): number {
    return this.#running;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  /**
   * Runs `work` as soon as there is room.
   * @throws what `refuse` creates when there is no room or not in time, the signal's reason, and what `work`
   * throws
   */
  async run<T>(work: () => Promise<T>, turn?: Turn): Promise<T> {
    const end = await this.take(turn);
    try {
      if (this.#limits.takesTurns) await takeTurn();
      return await work();
    } finally {
      end();
    }
  }

  /** Waits for room. @returns a function that gives it back, to be called once @throws as `run` does */
  async take(turn: Turn = {}): Promise<() => void> {
    const { client = '', signal } = turn;
    signal?.throwIfAborted();
    this.#admit(client);
    if (this.#running < this.#limits.running) {
      this.#running += 1;
      this.#noteServed(client);
    } else await this.#wait(client, turn).catch((reason: unknown) => this.#leave(client, reason));
    return () => {
      this.#release(client);
      this.#passOn();
    };
  }

  #admit(client: string | null): void {
    if (client === null) return;
    const own = this.#unfinished.get(client) ?? 0;
    const { running, waiting, ofOneClient = Infinity, refuse } = this.#limits;
    if (own >= ofOneClient) throw refuse();
    if (this.#running >= running && this.#waiting.size >= waiting) this.#makeRoom(own);
    this.#unfinished.set(client, own + 1);
  }

  /** @param own how much the client that needs room has @throws when no client has clearly more waiting */
  #makeRoom(own: number): void {
    const { ofOneClient, refuse } = this.#limits;
    if (ofOneClient === undefined) throw refuse();
    let most: Waiting[] = [];
    for (const [client, works] of Map.groupBy(this.#waiting, (one) => one.client)) {
      if (client !== null && works.length > most.length) most = works;
    }
    if (most.length <= own + 1) throw refuse();
    most.at(-1)!.refuse(refuse());
  }

  #wait(client: string | null, { priority = 0, waitMs, signal }: Turn): Promise<void> {
    return new Promise((resolve, reject) => {
      const settle = (finish: () => void) => {
        this.#waiting.delete(waiting);
        clearTimeout(timer);
        signal?.removeEventListener('abort', abandon);
        finish();
      };
      const waiting: Waiting = {
        client,
        priority,
        begin: () => settle(resolve),
        refuse: (reason) => settle(() => reject(reason as Error)),
      };
      const abandon = () => waiting.refuse(signal!.reason);
      const giveUp = () => waiting.refuse(this.#limits.refuse());
      const timer = waitMs === undefined ? undefined : setTimeout(giveUp, waitMs).unref();
      signal?.addEventListener('abort', abandon);
      this.#waiting.add(waiting);
    });
  }

  #leave(client: string | null, reason: unknown): never {
    this.#release(client);
    throw reason;
  }

  #release(client: string | null): void {
    if (client === null) return;
    const left = this.#unfinished.get(client)! - 1;
    if (left === 0) this.#unfinished.delete(client);
    else this.#unfinished.set(client, left);
  }

  /** Room passes straight to the next in line, so that no newcomer gets ahead. */
  #passOn(): void {
    const next = this.#findNext();
    if (!next) {
      this.#running -= 1;
      return;
    }
    this.#noteServed(next.client);
    next.begin();
  }

  #findNext(): Waiting | undefined {
    let next: Waiting | undefined;
    let nextServed = 0;
    for (const one of this.#waiting) {
      // -1 for a client that was not served lately.
      const served = this.#served.indexOf(one.client);
      const isAhead = !next || one.priority > next.priority;
      if (!isAhead && (one.priority < next!.priority || served >= nextServed)) continue;
      next = one;
      nextServed = served;
    }
    return next;
  }

  #noteServed(client: string | null): void {
    this.#served = [...this.#served.filter((one) => one !== client), client].slice(-remembered);
  }
}
