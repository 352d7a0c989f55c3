import { Durations } from '#platform/metrics/durations.ts';

/** The kind of thing that a request was for: a cached page, any other page, and so on. */
export type RequestClass =
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
  requestClass: RequestClass;
  method: string;
  status: number;
  count: number;
}

export class RequestMetrics {
  readonly #classes = new Map<RequestClass, ClassMetrics>();
  /** Requests that are not answered yet, except for cached pages. */
  inProgress = 0;

  count(requestClass: RequestClass, method: string | undefined, status: number, ms: number): void {
    let metrics = this.#classes.get(requestClass);
    if (!metrics) this.#classes.set(requestClass, (metrics = new ClassMetrics()));
    metrics.count(method, status, ms);
  }

  listAnswered(): AnsweredRequests[] {
    return [...this.#classes].flatMap(([requestClass, metrics]) =>
      metrics.list().map((answered) => ({ requestClass, ...answered })),
    );
  }

  listDurations(): { requestClass: RequestClass; durations: Durations }[] {
    return [...this.#classes].map(([requestClass, { durations }]) => ({ requestClass, durations }));
  }
}

/** All others, of which there are many, count as one. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'other'];

class ClassMetrics {
  readonly durations = new Durations();
  /** Method and status in one number. */
  readonly #counts = new Map<number, number>();

  count(method: string | undefined, status: number, ms: number): void {
    const known = method === undefined ? -1 : methods.indexOf(method);
    const key = (known === -1 ? methods.length - 1 : known) * 1000 + status;
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
    this.durations.observe(ms);
  }

  list(): Omit<AnsweredRequests, 'requestClass'>[] {
    return [...this.#counts].map(([key, count]) => ({
      method: methods[Math.floor(key / 1000)]!,
      status: key % 1000,
      count,
    }));
  }
}
