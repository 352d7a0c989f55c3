import type { Source } from '../attribution/contract.ts';

/** Who sent a form. */
export interface FormSender {
  headers: Headers;
  clientAddress: string;
  /** Where the form came from; null where nothing says, or the browser asks not to be followed. */
  source?: Source | null;
}

export type FormValues = Record<string, string>;

/** What a form's POST comes to, beside what its page says. */
export interface FormResult {
  status: number;
  redirectTo?: string | undefined;
  /** When to try again, as the Retry-After header says it. */
  retryAfter?: string | undefined;
  setCookies?: string[] | undefined;
}
