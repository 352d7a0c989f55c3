import { expect, it } from 'vitest';
import { describeMessageRefusal, messageSent } from './outcome.ts';

const failed = { kind: 'error', title: 'Error', text: 'Failed to send message. Please try again.' };
const refusal = { status: 400, code: 'invalid', title: 'Invalid request', detail: '', errors: [] };

it('thanks for a message that was sent', () => {
  expect(messageSent).toEqual({
    kind: 'success',
    title: 'Success',
    text: "Your message has been sent successfully. We'll get back to you soon!",
  });
});

it('says the first issue of a message that is not valid', () => {
  const errors = [
    { field: 'name', message: 'Name is required' },
    { field: 'email', message: 'Invalid email address' },
  ];
  expect(describeMessageRefusal({ ...refusal, detail: 'Name is required', errors })).toEqual({
    kind: 'error',
    title: 'Validation Error',
    text: 'Name is required',
  });
});

it("says the server's message for another refusal", () => {
  const detail = 'Too many requests! Please try again in a moment.';
  expect(describeMessageRefusal({ ...refusal, status: 429, detail })).toEqual({
    kind: 'error',
    title: 'Error',
    text: detail,
  });
});

it.each([
  ['nothing answered', { ...refusal, status: 0, detail: 'The server could not be reached' }],
  ['the server failed', { ...refusal, status: 500, detail: 'Unexpected server error' }],
  ['the server gave no reason', { ...refusal, status: 403 }],
])('asks to try again where %s', (_case, given) => {
  expect(describeMessageRefusal(given)).toEqual(failed);
});
