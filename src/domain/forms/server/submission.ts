import type { SentSource } from '#domain/attribution/server/complete-source.ts';
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
