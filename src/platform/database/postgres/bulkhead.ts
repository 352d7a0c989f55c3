import { DatabaseBusyError, ReadAbandonedError } from '../read-errors.ts';

interface BulkheadOptions {
  /** How many may be in one compartment at once. */
  capacity: number;
  /** How many may wait for one. */
  maximumWaiting: number;
  waitMs: number;
}

interface Compartment {
  inside: number;
  waiting: Set<() => void>;
}

/**
 * Bounds how much of a shared pool one kind of work takes, so that a kind that is stuck holds up only itself
 * (the bulkhead pattern).
 */
export class Bulkhead {
  readonly #compartments = new Map<string, Compartment>();
  readonly #options: BulkheadOptions;

  constructor(options: BulkheadOptions) {
    this.#options = options;
  }

  /** How many wait, in all compartments. */
  get waiting(): number {
    return [...this.#compartments.values()].reduce((sum, { waiting }) => sum + waiting.size, 0);
  }

  /**
   * Waits for a place in a compartment.
   * @returns a function that gives it back
   * @throws DatabaseBusyError when there is none in time, ReadAbandonedError when the signal aborts
   */
  async enter(name: string, signal?: AbortSignal): Promise<() => void> {
    const compartment = this.#compartments.get(name) ?? { inside: 0, waiting: new Set() };
    this.#compartments.set(name, compartment);
    if (compartment.inside < this.#options.capacity) compartment.inside += 1;
    else await this.#wait(name, compartment, signal);
    return () => this.#leave(name, compartment);
  }

  #wait(name: string, { waiting }: Compartment, signal: AbortSignal | undefined): Promise<void> {
    const { maximumWaiting, waitMs } = this.#options;
    return new Promise((resolve, reject) => {
      if (waiting.size >= maximumWaiting) {
        reject(new DatabaseBusyError(`too many wait for ${name}`));
        return;
      }
      const settle = (finish: () => void) => {
        waiting.delete(enter);
        clearTimeout(timer);
        signal?.removeEventListener('abort', abandon);
        finish();
      };
      const enter = () => settle(resolve);
      const abandon = () => settle(() => reject(new ReadAbandonedError(`nobody waits for ${name}`)));
      const giveUp = () => settle(() => reject(new DatabaseBusyError(`no turn at ${name} in time`)));
      const timer = setTimeout(giveUp, waitMs);
      signal?.addEventListener('abort', abandon);
      waiting.add(enter);
    });
  }

  /** The place goes to whichever request has waited longest. */
  #leave(name: string, compartment: Compartment): void {
    const [next] = compartment.waiting;
    if (next) {
      next();
      return;
    }
    compartment.inside -= 1;
    if (compartment.inside === 0) this.#compartments.delete(name);
  }
}
