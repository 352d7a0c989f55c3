import { DatabaseBusyError } from './read-errors.ts';

interface TurnLimits {
  /** How many have their turn at once. */
  atOnce: number;
  /** How many may wait for theirs. */
  waiting: number;
}

/** Whoever came first goes first; who finds the line full is turned away. */
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

  /** How many have their turn. */
  get taken(): number {
    return this.#taken;
  }

  /**
   * Resolves when it is the caller's turn, with what ends it.
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
      // The turn itself goes to the next: nobody who comes now is before them.
      if (next) {
        this.#waiting.delete(next);
        next();
      } else this.#taken -= 1;
    };
  }
}
