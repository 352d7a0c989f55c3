import { Worker } from 'node:worker_threads';
import type { CheckpointMode } from './checkpoint.worker.ts';

/** Some ten megabytes of log: SQLite's own thousand pages, on average twice over. */
const writesBetween = 500;
const bytesOfWrite = 20_000;

/** A thread takes some megabytes; it is ended when it was not needed for so long. */
const idleMs = 30_000;

/**
 * Moves what is in the log to the database file, in a thread of its own: SQLite would do it inside a
 * commit, and everyone would wait for the disk.
 */
export class Checkpoints {
  readonly #file: string;
  readonly #whileNobodyWrites: (work: () => Promise<void>) => Promise<void>;
  readonly #giveUp: () => void;
  #writes = 0;
  #worker: Worker | null = null;
  #underWay: Promise<void> | null = null;
  #idle: NodeJS.Timeout | undefined;
  #isOver = false;

  /**
   * @param whileNobodyWrites runs work that no write comes between
   * @param giveUp is called when there can be no thread: SQLite has to do it by itself
   */
  constructor(
    file: string,
    whileNobodyWrites: (work: () => Promise<void>) => Promise<void>,
    giveUp: () => void,
  ) {
    this.#file = file;
    this.#whileNobodyWrites = whileNobodyWrites;
    this.#giveUp = giveUp;
  }

  /**
   * A log of so many bytes was there at the start: where a process is killed again and again before it
   * has written enough, the log would take the whole disk.
   */
  noteLog(bytes: number): void {
    this.note(Math.floor(bytes / bytesOfWrite));
  }

  /** So many writes are in the log, and on disk. */
  note(writes: number): void {
    this.#writes += writes;
    if (this.#writes < writesBetween || this.#underWay || this.#isOver) return;
    this.#writes = 0;
    this.#begin(() => this.#run());
  }

  /**
   * Moves all of the log to the database file and leaves nothing in it: what was deleted stands in the log until it is
   * written over, which on a quiet site is never.
   * @returns false where the disk refused, or another process reads what is in the log
   */
  async emptyLog(): Promise<boolean> {
    while (this.#underWay) await this.#underWay;
    if (this.#isOver) return false;
    let isEmpty = false;
    const work = async () => {
      isEmpty = await this.#ask('truncate');
      if (isEmpty) this.#writes = 0;
    };
    this.#begin(() => this.#whileNobodyWrites(work));
    await this.#underWay;
    return isEmpty;
  }

  async close(): Promise<void> {
    this.#isOver = true;
    await this.#underWay;
    await this.#endWorker();
  }

  #begin(run: () => Promise<void>): void {
    clearTimeout(this.#idle);
    this.#underWay = run()
      .catch(() => {
        this.#isOver = true;
        this.#giveUp();
      })
      .finally(() => {
        this.#underWay = null;
        this.#idle = setTimeout(() => void this.#endWorker(), idleMs).unref();
      });
  }

  /** Only a log that is moved to its end is begun anew; what was committed meanwhile, noted or not yet, is little. */
  async #run(): Promise<void> {
    let isMoved = await this.#ask('passive');
    if (isMoved) {
      await this.#whileNobodyWrites(async () => {
        isMoved = await this.#ask('passive');
        this.#writes = 0;
      });
    }
    // With the next write that gets through: the log must not take what room there is again.
    if (!isMoved) this.#writes += writesBetween;
  }

  /** @returns whether the disk took it */
  #ask(mode: CheckpointMode): Promise<boolean> {
    const worker = (this.#worker ??= this.#startWorker());
    return new Promise((resolve, reject) => {
      const fail = (cause: unknown) => reject(new Error('the checkpoint failed', { cause }));
      worker.once('error', fail).once('exit', fail);
      worker.once('message', (answer) => {
        worker.off('error', fail).off('exit', fail);
        resolve(answer === 'done');
      });
      worker.postMessage(mode, []);
    });
  }

  #startWorker(): Worker {
    const worker = new Worker(new URL('./checkpoint.worker.ts', import.meta.url), {
      workerData: this.#file,
      name: 'checkpoints',
    });
    worker.unref();
    return worker;
  }

  async #endWorker(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }
}
