import { DatabaseBusyError } from './read-errors.ts';

interface TurnLimits {
  /** How many may run at once. */
  atOnce: number;
  /** How many may wait. */
  waiting: number;
}

/** First come, first served; when the queue is full, new arrivals are refused. */
export class TurnQueue {
  readonly #limits: TurnLimits;
  readonly #waiting = new Set<() => void>();
  #taken = 0;

  constructor(limits: TurnLimits) {
    this.#limits = limits;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  /** How many are running. */
  get taken(): number {
    return this.#taken;
  }

  /**
   * Resolves, when it is the caller's turn, to a function that ends the turn.
   * @throws DatabaseBusyError when too many wait; the signal's reason when it aborts first
   */
  async take(signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted();
    if (this.#taken < this.#limits.atOnce) this.#taken += 1;
    else if (this.#waiting.size < this.#limits.waiting) await this.#wait(signal);
    else throw new DatabaseBusyError('too many long reads wait for their turn');
    return this.#createRelease();
  }

  #wait(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        this.#waiting.delete(begin);
        reject(signal.reason as Error);
      };
      signal.addEventListener('abort', leave, { once: true });
      this.#waiting.add(begin);
    });
  }

  #createRelease(): () => void {
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      const [next] = this.#waiting;
      // The turn passes straight to the next in line, so that no newcomer gets ahead.
      if (next) {
        this.#waiting.delete(next);
        next();
      } else this.#taken -= 1;
    };
  }
}
