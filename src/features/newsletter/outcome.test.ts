import { expect, it } from 'vitest';
import { describeSubscriptionRefusal, mayConfirm, subscribed } from './outcome.ts';

const refusal = { status: 500, code: 'unexpected', title: '', detail: 'Unexpected server error', errors: [] };

it('thanks for a subscription', () => {
  expect(subscribed).toEqual({
    kind: 'success',
    title: 'Successfully subscribed!',
    text: 'Thank you for subscribing to our newsletter',
  });
});

it('says of an address that it is subscribed already', () => {
  expect(describeSubscriptionRefusal({ ...refusal, status: 409, code: '23505' })).toEqual({
    kind: 'error',
    title: 'Already subscribed',
    text: 'This email is already subscribed to our newsletter',
  });
});

it('speaks of confirming to whoever subscribes, also again, and to nobody after a failure', () => {
  const mayConfirmAfter = (code: string) =>
    mayConfirm(describeSubscriptionRefusal({ ...refusal, status: 409, code }));
  expect(mayConfirm(subscribed)).toBe(true);
  expect(mayConfirmAfter('23505')).toBe(true);
  expect(mayConfirmAfter('unexpected')).toBe(false);
});

it('says what is wrong with an address', () => {
  const detail = 'Please enter a valid email address';
  const errors = [{ field: 'email', message: detail }];
  expect(describeSubscriptionRefusal({ ...refusal, status: 400, code: 'invalid', detail, errors })).toEqual({
    kind: 'error',
    title: 'Invalid email',
    text: detail,
  });
});

it.each([
  ['nothing answered', { ...refusal, status: 0, code: 'unreachable' }],
  ['the server failed', refusal],
  ['there were too many', { ...refusal, status: 429, code: 'too_many_requests' }],
])('asks to try again later where %s', (_case, given) => {
  expect(describeSubscriptionRefusal(given)).toEqual({
    kind: 'error',
    title: 'Subscription failed',
    text: 'Please try again later',
  });
});
