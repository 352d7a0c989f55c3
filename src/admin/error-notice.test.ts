import { describe, expect, it } from 'vitest';
import { describeError, toErrorNotice } from './error-notice.ts';
import { ApiError } from './request.ts';

const refusal = new ApiError(409, 'slug_taken', 'Another post already uses this slug.');
const failure = new ApiError(500, 'unexpected', 'Unexpected server error');
const signedOut = new ApiError(403, 'signed_out', 'Admin access required');

describe('toErrorNotice', () => {
  it("shows the server's text under the title Error", () => {
    expect(toErrorNotice(refusal)).toEqual({ kind: 'error', title: 'Error', description: refusal.message });
  });

  it('has a text of its own where the server only says that it failed', () => {
    expect(describeError(failure, { fallback: 'Failed to create API key' })).toBe('Failed to create API key');
    expect(describeError(refusal, { fallback: 'Failed to create API key' })).toBe(refusal.message);
    expect(describeError(failure)).toBe(failure.message);
  });

  it('shows one text for every failure where the catalogue has one', () => {
    expect(describeError(refusal, { always: 'Failed to delete API key' })).toBe('Failed to delete API key');
  });

  it('offers to sign in when the session has ended', () => {
    expect(toErrorNotice(signedOut, { always: 'Failed to delete API key' })).toMatchObject({
      title: 'Authentication Required: Please log in again to continue',
      action: { label: 'Sign in' },
    });
    expect(toErrorNotice(signedOut, { signedOut: 'Not authenticated' })).toMatchObject({
      title: 'Error',
      description: 'Not authenticated',
    });
  });

  it('tells nothing of what is not an answer of the API', () => {
    expect(describeError(new TypeError('x is undefined'))).toBe('Something went wrong. Please try again.');
  });
});
