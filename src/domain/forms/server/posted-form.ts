import type { Source } from '#domain/attribution/contract.ts';

/** The sender of a form. */
export interface FormSender {
  headers: Headers;
  clientAddress: string;
  /** Where the form came from; null if unknown, or if the browser asks not to be tracked. */
  source?: Source | null;
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
