import { expect, it } from 'vitest';
import { digestText } from './digest-text.ts';

it.each([
  ['Buy our cheap watches today!', 'BUY our cheap   watches today', true],
  ['Buy our cheap watches today 1', 'Buy our cheap watches today 2', true],
  ['Buy our cheap watches today', 'Buy our cheap watches tomorrow', false],
])('takes %j and %j for the same: %j', (one, other, isSame) => {
  expect(digestText(one) === digestText(other)).toBe(isSame);
});

it('takes a few words for nobody’s', () => {
  expect(digestText('Can you help?')).toBeNull();
});
