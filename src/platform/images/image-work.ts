import { BoundedQueue } from '../bounded-queue.ts';
import { Problem, unavailable } from '../http/problem.ts';

/** Who waits for an image: a page being rendered, a visitor who views it, or its uploader. */
export type ImagePurpose = 'page' | 'view' | 'upload';

/** Their order of precedence, and how long each waits for its turn at most, in milliseconds. */
const purposes: Record<ImagePurpose, { priority: number; waitMs: number }> = {
  page: { priority: 2, waitMs: 2000 },
  view: { priority: 1, waitMs: 20_000 },
  upload: { priority: 0, waitMs: 30_000 },
};

/** The response while the image queue is full: 503 with Retry-After. */
const tooManyImages = (): Problem =>
  unavailable('Too many images are being made. Please try again in a moment.');

/** Whether an image was refused because too many are being processed. */
export const isTooManyImages = (error: unknown): boolean => error instanceof Problem && error.status === 503;

/**
 * The process's image work: one at a time, since each takes up to 420 MB and a core, in a bounded queue.
 * Requests for an image that is already being made share the result.
 */
export class ImageWork {
  readonly #queue: BoundedQueue;
  readonly #underWay = new Map<string, Promise<unknown>>();

  /** @param waiting how many may wait for their turn */
  constructor(waiting = 200) {
    this.#queue = new BoundedQueue({ running: 1, waiting, refuse: tooManyImages });
  }

  /**
   * Runs `work` when its turn has come.
   * @throws Problem 503 when too many wait, or the turn does not come in time
   */
  inTurn<T>(purpose: ImagePurpose, work: () => Promise<T>): Promise<T> {
    return this.#queue.run(work, purposes[purpose]);
  }

  /** Runs `work` once for all concurrent requests with the same `key`. */
  async once<T>(key: string, work: () => Promise<T>): Promise<T> {
    const underWay = this.#underWay.get(key) as Promise<T> | undefined;
    if (underWay) return underWay;
    const begun = work().finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, begun);
    return begun;
  }
}
