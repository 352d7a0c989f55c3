/** The outcomes that the visitor's page shows: out of credit, too many requests, failed, or too slow. */
export type FortuneErrorStatus = 402 | 429 | 502 | 504;

/** The model gave no usable fortune. The cause is for the log, never for an answer. */
export class FortuneError extends Error {
  override name = 'FortuneError';
  readonly status: FortuneErrorStatus;

  constructor(status: FortuneErrorStatus, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}
