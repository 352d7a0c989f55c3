import { ThreadPool } from '../../thread-pool.ts';
import type { CheckpointMode, CheckpointOutcome } from './checkpoint.worker.ts';

/** Some ten megabytes of log: on average twice SQLite's own default of a thousand pages. */
const writesBetween = 500;
/** A write that makes the log longer than this counts as several. */
const bytesOfWrite = 20_000;

/**
 * Moves the log's contents to the database file, in a separate thread: SQLite would do it inside a commit,
 * and every request would wait for the disk.
 */
export class Checkpoints {
  readonly #threads: ThreadPool<CheckpointMode, CheckpointOutcome>;
  readonly #whileNobodyWrites: (work: () => Promise<void>) => Promise<void>;
  readonly #giveUp: () => void;
  #writes = 0;
  #logBytes = 0;
  #underWay: Promise<void> | null = null;
  #isOver = false;

  /**
   * @param whileNobodyWrites runs work while no write does
   * @param giveUp is called when no thread can be started: SQLite then has to do it by itself
   */
  constructor(
    file: string,
    whileNobodyWrites: (work: () => Promise<void>) => Promise<void>,
    giveUp: () => void,
  ) {
    const program = new URL('./checkpoint.worker.ts', import.meta.url);
    this.#threads = new ThreadPool(program, { workerData: file, name: 'checkpoints' });
    this.#whileNobodyWrites = whileNobodyWrites;
    this.#giveUp = giveUp;
  }

  /**
   * Counts writes that are in the log, and on disk, and by how much the file is longer for them: the commit after a
   * checkpoint shortens it again, and the event loop waits for that.
   */
  note(writes: number, logBytes: number): void {
    this.#writes += Math.max(writes, Math.floor((logBytes - this.#logBytes) / bytesOfWrite));
    this.#logBytes = logBytes;
    if (this.#writes < writesBetween || this.#underWay || this.#isOver) return;
    this.#writes = 0;
    this.#begin(() => this.#run());
  }

  /**
   * Moves all of the log to the database file and empties it: deleted data stays in the log until it is
   * overwritten, which on a quiet site is never.
   * @returns false if the disk refused, or another process is reading what is in the log
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
    await this.#threads.close();
  }

  #begin(run: () => Promise<void>): void {
    this.#underWay = run()
      .catch(() => {
        this.#isOver = true;
        this.#giveUp();
      })
      .finally(() => {
        this.#underWay = null;
      });
  }

  /**
   * Only a fully checkpointed log is restarted; what was committed meanwhile, counted or not yet, is little.
   */
  async #run(): Promise<void> {
    let isMoved = await this.#ask('passive');
    if (isMoved) {
      await this.#whileNobodyWrites(async () => {
        isMoved = await this.#ask('passive');
        this.#writes = 0;
      });
    }
    // With the next successful write: the log must not take the space that has become free.
    if (!isMoved) this.#writes += writesBetween;
  }

  /** @returns whether the disk accepted it */
  async #ask(mode: CheckpointMode): Promise<boolean> {
    return (await this.#threads.ask(mode)) === 'done';
  }
}
