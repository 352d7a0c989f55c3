import type { Notice } from '#design/ui/toast.ts';
import { paths } from '#paths/paths.ts';
import { ApiError } from './request.ts';

interface ErrorTexts {
  /** Instead of whatever the server says. */
  always?: string;
  /** When the server has nothing to say that helps. */
  fallback?: string;
  /** When the session has ended. */
  signedOut?: string;
}

const signedOutText = 'Authentication Required: Please log in again to continue';

/** The text that tells an error. */
export function describeError(error: unknown, texts: ErrorTexts = {}): string {
  if (!(error instanceof ApiError)) return texts.fallback ?? 'Something went wrong. Please try again.';
  if (error.code === 'signed_out') return texts.signedOut ?? signedOutText;
  if (texts.always) return texts.always;
  return error.status >= 500 ? (texts.fallback ?? error.message) : error.message;
}

/** An error as a notice. When the session has ended, it offers to sign in beside this page, which keeps what was typed. */
export function toErrorNotice(error: unknown, texts: ErrorTexts = {}): Notice {
  const text = describeError(error, texts);
  const isSignedOut = error instanceof ApiError && error.code === 'signed_out';
  return {
    kind: 'error',
    ...(text === signedOutText ? { title: text } : { title: 'Error', description: text }),
    ...(isSignedOut && { action: { label: 'Sign in', onSelect: () => void window.open(paths.signIn()) } }),
  };
}
