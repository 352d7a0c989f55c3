/** How long pipelined requests are processed before new arrivals are checked, in milliseconds. */
const turnMs = 3;

/** How long pipelined requests may wait in a row for arriving connections, in milliseconds. */
const maximumHeldMs = 500;

/** How many backlogged requests may be in progress: those that share a render are answered all at once. */
const maximumUnderWay = 2;

/** Something with work that comes in small pieces. */
export interface Worker {
  /** Whether its next piece belongs to a request in progress. */
  readonly isInBody: boolean;
  /** Does one piece. @returns whether another can be done at once */
  step(): boolean;
}

/**
 * Gives everything with a backlog one piece per turn of the event loop, one after the other. Clients that
 * send one request at a time do not come here, and so do not wait behind them. libuv accepts one connection
 * per turn: while some arrive, backlogs wait, or a visitor behind a thousand others would wait for a thousand
 * turns. The body of a request in progress does not wait: a form that came in one segment with its head is
 * not a backlog.
 */
export class Turns {
  readonly #waiting = new Set<Worker>();
  #isScheduled = false;
  #isRunning = false;
  #underWay = 0;
  #hasArrival = false;
  #lastTurnAt = -Infinity;
  readonly #now: () => number;

  /** @param now the time in milliseconds */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** A connection was accepted in this turn of the event loop; another may be next. */
  noteArrival(): void {
    this.#hasArrival = true;
  }

  /** Takes part until there is nothing more to do at once. */
  add(worker: Worker): void {
    this.#waiting.add(worker);
    this.#schedule();
  }

  /**
   * Counts a request that begins in a turn. @returns a function to call, at least once, when it is answered
   */
  begin(): () => void {
    if (!this.#isRunning) return ignore;
    this.#underWay += 1;
    let isUnderWay = true;
    return () => {
      if (isUnderWay) this.#underWay -= 1;
      isUnderWay = false;
      if (this.#waiting.size > 0) this.#schedule();
    };
  }

  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    setImmediate(() => this.#run());
  }

  #run(): void {
    this.#isScheduled = false;
    const startedAt = this.#now();
    const mustWait = this.#hasArrival && startedAt - this.#lastTurnAt < maximumHeldMs;
    this.#hasArrival = false;
    if (!mustWait) this.#lastTurnAt = startedAt;
    this.#isRunning = true;
    const until = startedAt + turnMs;
    let isWorthATurn = false;
    // Anything with more to do goes to the end of the same iteration.
    for (const worker of this.#waiting) {
      if ((mustWait || this.#underWay >= maximumUnderWay) && !worker.isInBody) continue;
      this.#waiting.delete(worker);
      if (worker.step()) this.#waiting.add(worker);
      isWorthATurn = this.#now() > until;
      if (isWorthATurn) break;
    }
    this.#isRunning = false;
    if ((mustWait || isWorthATurn) && this.#waiting.size > 0) this.#schedule();
  }
}

const ignore = (): void => {};
