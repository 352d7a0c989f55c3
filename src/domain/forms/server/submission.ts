import type { SentSource } from '#domain/attribution/server/complete-source.ts';
import type { FormTiming } from './form-timing.ts';

/** What a visitor's form sends, with or without JavaScript, and what is known about the sending. */
export interface Submission<Values> extends SentSource {
  values: Values;
  /** The same key is the same submission, however often it is sent; undefined: each is a new one. */
  idempotencyKey: string | undefined;
  timing: FormTiming;
  /** Set by a test lead (features/leads/server/test-lead). */
  testMark?: string | undefined;
}
