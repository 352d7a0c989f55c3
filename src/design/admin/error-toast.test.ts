import { describe, expect, it } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { describeError, toErrorToast } from './error-toast.ts';

const refusal = new ApiError({
  status: 409,
  code: 'slug_taken',
  detail: 'Another post already uses this slug.',
});
const failure = new ApiError({ status: 500, detail: 'Unexpected server error' });
const signedOut = new ApiError({ status: 403, code: 'signed_out', detail: 'Admin access required' });

describe('toErrorToast', () => {
  it("shows the server's text under the title Error", () => {
    expect(toErrorToast(refusal)).toEqual({ kind: 'error', title: 'Error', description: refusal.message });
  });

  it('has a text of its own where the server only says that it failed', () => {
    expect(describeError(failure, { fallback: 'Failed to create API key' })).toBe('Failed to create API key');
    expect(describeError(refusal, { fallback: 'Failed to create API key' })).toBe(refusal.message);
    expect(describeError(failure)).toBe(failure.message);
  });

  it('passes on that the server asks to try again later', () => {
    const detail = 'Service temporarily unavailable. Please try again later.';
    const overloaded = new ApiError({ status: 503, detail, retryAfterSeconds: 5 });
    expect(describeError(overloaded, { fallback: 'Failed to create API key' })).toBe(detail);
  });

  it('shows one text for every failure where the catalogue has one', () => {
    expect(describeError(refusal, { always: 'Failed to delete API key' })).toBe('Failed to delete API key');
  });

  it('says that the session has ended and nothing is lost, and offers to sign in', () => {
    expect(toErrorToast(signedOut, { always: 'Failed to delete API key' })).toMatchObject({
      title: 'Authentication Required: Please log in again to continue',
      description: 'Your session has ended. This page keeps what you typed.',
      action: { label: 'Sign in' },
    });
    expect(toErrorToast(signedOut, { signedOut: 'Not authenticated' })).toMatchObject({
      title: 'Error',
      description: 'Not authenticated. Your session has ended. This page keeps what you typed.',
    });
  });

  it('describes nothing of what is not an answer of the API', () => {
    expect(describeError(new TypeError('x is undefined'))).toBe('Something went wrong. Please try again.');
  });
});
