import { expect, it } from 'vitest';
import { describeNextStep, describeSubscriptionRefusal, subscribed } from './outcome.ts';

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

it('says what is left to do, to whoever subscribes or has not confirmed, and to nobody after a failure', () => {
  const nextStepAfter = (code: string) =>
    describeNextStep(describeSubscriptionRefusal({ ...refusal, status: 409, code }));
  expect(describeNextStep(subscribed)).toMatch(/asks you to confirm/);
  expect(nextStepAfter('23505')).toMatch(/sent again/);
  expect(nextStepAfter('unexpected')).toBeNull();
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
