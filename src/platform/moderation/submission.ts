import type { Source } from '../attribution/contract.ts';
import type { FormTiming } from './form-timing.ts';

/** What a visitor's form sends, by script or without, and what is known about the sending. */
export interface Submission<Values> {
  values: Values;
  clientAddress: string;
  /** The same one is the same submission, however often it is sent; undefined: each is a new one. */
  idempotencyKey: string | undefined;
  timing: FormTiming;
  /** Null where nothing was said. */
  source: Source | null;
  /** Of the hourly check of the contact form: see platform/canary. */
  canaryMark?: string | undefined;
}
