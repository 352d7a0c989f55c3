import { Durations } from '#platform/metrics/durations.ts';

/** What a request was for: a stored page, any other page, and so on. */
export type TrafficClass =
  | 'stored'
  | 'page'
  | 'api'
  | 'accounts'
  | 'upload'
  | 'file'
  | 'health'
  | 'metrics'
  | 'refused';

/** How many of one kind of request were answered with one status. */
export interface AnsweredRequests {
  trafficClass: TrafficClass;
  method: string;
  status: number;
  count: number;
}

/** Counts requests. A stored page is answered in microseconds: to count it makes no object and no text. */
export class Traffic {
  readonly #classes = new Map<TrafficClass, ClassTraffic>();
  readonly #stored = new ClassTraffic();
  /** Requests that are not answered yet, stored pages aside. */
  underWay = 0;
  /** Stored pages that were answered before Node's parser. */
  fastPath = 0;

  constructor() {
    this.#classes.set('stored', this.#stored);
  }

  countStored(method: string | undefined, status: number, ms: number): void {
    this.#stored.count(method, status, ms);
  }

  count(trafficClass: TrafficClass, method: string | undefined, status: number, ms: number): void {
    let traffic = this.#classes.get(trafficClass);
    if (!traffic) this.#classes.set(trafficClass, (traffic = new ClassTraffic()));
    traffic.count(method, status, ms);
  }

  listAnswered(): AnsweredRequests[] {
    return [...this.#classes].flatMap(([trafficClass, traffic]) =>
      traffic.list().map((answered) => ({ trafficClass, ...answered })),
    );
  }

  listDurations(): { trafficClass: TrafficClass; durations: Durations }[] {
    return [...this.#classes].map(([trafficClass, { durations }]) => ({ trafficClass, durations }));
  }
}

/** Others, of which there are many, count as one. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'other'];

class ClassTraffic {
  readonly durations = new Durations();
  /** By method and status in one number. */
  readonly #counts = new Map<number, number>();

  count(method: string | undefined, status: number, ms: number): void {
    const known = method === undefined ? -1 : methods.indexOf(method);
    const key = (known === -1 ? methods.length - 1 : known) * 1000 + status;
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
    this.durations.observe(ms);
  }

  list(): Omit<AnsweredRequests, 'trafficClass'>[] {
    return [...this.#counts].map(([key, count]) => ({
      method: methods[Math.floor(key / 1000)]!,
      status: key % 1000,
      count,
    }));
  }
}
