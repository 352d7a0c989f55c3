import type { SentSource } from '#domain/attribution/server/complete-source.ts';
import type { Source } from '#domain/attribution/contract.ts';
import type { FormTiming } from './form-timing.ts';

/** A form as a visitor sends it, with or without JavaScript, and what is known about the sending. */
export interface Submission<Values> extends SentSource {
  values: Values;
  /** Requests with one key are one submission; undefined: each is a new one. */
  idempotencyKey: string | undefined;
  timing: FormTiming;
  /** Set by a test lead (features/leads/server/test-lead). */
  testMark?: string | undefined;
}

/** The sender of a form. */
export interface FormSender {
  headers: Headers;
  clientIp: string;
  /** Where the form came from; null if unknown, or if the browser asks not to be tracked. */
  source?: Source | null;
  /** The token of the mailed link that its page was opened by. */
  token?: string | undefined;
  /** A file that was sent with it. */
  file?: { name: string; bytes: Uint8Array } | undefined;
}

export type FormValues = Record<string, string>;

/** The result of a form's POST, besides what its page says. */
export interface FormResult {
  status: number;
  redirectTo?: string | undefined;
  /** When to retry, as the Retry-After header says it. */
  retryAfter?: string | undefined;
  setCookies?: string[] | undefined;
}
