import { Worker, type WorkerOptions } from 'node:worker_threads';

type ReportDeath = (name: string, error: unknown) => void;

let reportDeath: ReportDeath = () => undefined;

/** Has the death of every thread reported, with its cause. */
export function reportThreadDeaths(report: ReportDeath): void {
  reportDeath = report;
}

/** Threads that run one program. */
export class ThreadKind {
  readonly #program: URL;
  readonly #options: WorkerOptions & { name: string };
  #isProven = false;

  constructor(program: URL, options: WorkerOptions & { name: string }) {
    this.#program = program;
    this.#options = options;
  }

  /** Whether one has answered since the start and since one has died. */
  get isProven(): boolean {
    return this.#isProven;
  }

  /** @throws Error when the system has no room for another thread, which is reported too */
  start(): Worker {
    const worker = this.#create();
    worker.on('message', () => {
      this.#isProven = true;
    });
    return worker.on('error', (error) => this.#noteDeath(error));
  }

  #create(): Worker {
    try {
      return new Worker(this.#program, this.#options);
    } catch (error) {
      this.#noteDeath(error);
      throw error;
    }
  }

  #noteDeath(error: unknown): void {
    this.#isProven = false;
    reportDeath(this.#options.name, error);
  }
}
