import { ApiError } from '../api/api-error.ts';
import { notify } from '../ui/toast.ts';
import { toErrorToast, type ErrorTexts } from './error-toast.ts';

export interface WriteTexts<Answer> extends ErrorTexts {
  /** The toast after success; none if omitted. */
  done?: string | ((answer: Answer) => string) | undefined;
  /** The code or codes of a conflict that the caller resolves on the screen instead of a toast. */
  conflict?: string | readonly string[] | undefined;
}

export type WriteOutcome<Answer> =
  | { kind: 'done'; answer: Answer }
  | { kind: 'conflict'; error: ApiError }
  | { kind: 'failed' };

/**
 * Runs a write that an admin has requested and reports the result: success and failure as a toast, which
 * offers to sign in if the session has ended; a conflict that the caller handles is left to the caller. Never
 * throws.
 */
export async function runWrite<Answer>(
  write: () => Promise<Answer>,
  { done, conflict, ...texts }: WriteTexts<Answer> = {},
): Promise<WriteOutcome<Answer>> {
  try {
    const answer = await write();
    if (done) notify({ title: typeof done === 'string' ? done : done(answer), kind: 'success' });
    return { kind: 'done', answer };
  } catch (error) {
    if (error instanceof ApiError && [conflict].flat().includes(error.code))
      return { kind: 'conflict', error };
    notify(toErrorToast(error, texts));
    return { kind: 'failed' };
  }
}
