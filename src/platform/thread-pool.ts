import { Worker, type WorkerOptions } from 'node:worker_threads';

/** A thread takes some megabytes; it is ended after being idle for this long. */
const idleMs = 30_000;

type ReportDeath = (name: string, error: unknown) => void;

let reportDeath: ReportDeath = () => undefined;

/** Has the death of every thread reported, with its cause. */
export function reportThreadDeaths(report: ReportDeath): void {
  reportDeath = report;
}

/** The thread that was asked cannot be started, or has ended without an answer. */
export class ThreadEndedError extends Error {
  override name = 'ThreadEndedError';
}

/**
 * Threads that run one program, as many as are asked at once: each is started when it is needed, answers one
 * request at a time, and ends when it was idle for half a minute. Their number is for the caller to bound.
 */
export class ThreadPool<Request, Answer> {
  readonly #program: URL;
  readonly #options: WorkerOptions & { name: string };
  readonly #all = new Set<Worker>();
  /** With the timers that will end them. */
  readonly #idle = new Map<Worker, NodeJS.Timeout>();
  #isProven = false;

  /**
   * @param program posts one message for each that it is sent
   * @param options with the name that their deaths are reported by
   */
  constructor(program: URL, options: WorkerOptions & { name: string }) {
    this.#program = program;
    this.#options = options;
  }

  /** Whether one has answered since the start and since one has died. */
  get isProven(): boolean {
    return this.#isProven;
  }

  /**
   * @param deadlineMs after which the thread is ended
   * @throws ThreadEndedError
   */
  async ask(request: Request, deadlineMs?: number): Promise<Answer> {
    const thread = this.#takeIdle() ?? this.#start();
    const end = () => void thread.terminate();
    const deadline = deadlineMs === undefined ? undefined : setTimeout(end, deadlineMs);
    try {
      const answer = await exchange<Answer>(thread, request);
      this.#isProven = true;
      this.#idle.set(thread, setTimeout(() => this.#takeIdle(thread) && end(), idleMs).unref());
      return answer;
    } finally {
      clearTimeout(deadline);
    }
  }

  /** Ends all threads. The next request starts a new one. */
  async close(): Promise<void> {
    for (const thread of this.#idle.keys()) this.#takeIdle(thread);
    await Promise.all([...this.#all].map((thread) => thread.terminate()));
  }

  /** Takes the one that was used last, so that the others can end. */
  #takeIdle(thread = [...this.#idle.keys()].at(-1)): Worker | undefined {
    if (!thread) return undefined;
    clearTimeout(this.#idle.get(thread));
    this.#idle.delete(thread);
    return thread;
  }

  #start(): Worker {
    try {
      const thread = new Worker(this.#program, this.#options);
      thread.on('error', (error) => this.#noteDeath(error));
      thread.once('exit', () => {
        this.#all.delete(thread);
        this.#takeIdle(thread);
      });
      this.#all.add(thread);
      return thread;
    } catch (cause) {
      this.#noteDeath(cause);
      throw new ThreadEndedError('no thread can be started', { cause });
    }
  }

  #noteDeath(error: unknown): void {
    this.#isProven = false;
    reportDeath(this.#options.name, error);
  }
}

/** A program that stops waits for an answer, and not for an idle thread. */
function exchange<Answer>(thread: Worker, request: unknown): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const fail = (cause: unknown) => reject(new ThreadEndedError('the thread ended', { cause }));
    thread.once('error', fail).once('exit', fail);
    thread.once('message', (answer: Answer) => {
      thread.off('error', fail).off('exit', fail);
      thread.unref();
      resolve(answer);
    });
    thread.ref();
    thread.postMessage(request, []);
  });
}
