import { ApiError } from '../api/api-error.ts';
import { DisplayError } from '../ui/display-error.ts';
import type { Toast } from '../ui/toast-queue.ts';
import { paths } from '#paths/paths.ts';

export interface ErrorTexts {
  /** Replaces the server's message. */
  always?: string | undefined;
  /** Used if the server's message does not help. */
  fallback?: string | undefined;
  /** Used if the session has ended. */
  signedOut?: string | undefined;
}

/** The code of a refusal because the session has ended (features/identity/admin/handle-refusal.ts). */
export const signedOutCode = 'signed_out';

const signedOutText = 'Authentication Required: Please log in again to continue';

const keptText = 'Your session has ended. This page keeps what you typed.';

const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.code === signedOutCode;

/** The text that describes an error. A server that says when to retry has a useful message. */
export function describeError(error: unknown, texts: ErrorTexts = {}): string {
  if (!(error instanceof ApiError)) {
    if (error instanceof DisplayError) return error.message;
    return texts.fallback ?? 'Something went wrong. Please try again.';
  }
  if (isSignedOut(error)) return texts.signedOut ?? signedOutText;
  if (texts.always) return texts.always;
  const hasReason = error.status < 500 || error.retryAfterSeconds !== null;
  return hasReason ? error.message : (texts.fallback ?? error.message);
}

/**
 * An error as a toast. If the session has ended, it offers to sign in in another window, which keeps what was
 * typed.
 */
export function toErrorToast(error: unknown, texts: ErrorTexts = {}): Toast {
  const text = describeError(error, texts);
  if (!isSignedOut(error)) return { kind: 'error', title: 'Error', description: text };
  return {
    kind: 'error',
    ...(text === signedOutText
      ? { title: text, description: keptText }
      : { title: 'Error', description: `${text}. ${keptText}` }),
    action: { label: 'Sign in', onSelect: () => void window.open(paths.signIn()) },
  };
}
