import { expect, it } from 'vitest';
import { dropSettled } from './use-refusals.ts';

const errors = {
  items: 'has more than 4',
  'items.1.title': 'is empty',
  'items.10.title': 'is empty',
  itemsLabel: 'is empty',
};

it.each([
  ['items.1.title', ['items.10.title', 'itemsLabel']],
  ['items.1', ['items.10.title', 'itemsLabel']],
  ['items', ['itemsLabel']],
  ['other', Object.keys(errors)],
])('keeps what a change of %s leaves refused', (field, left) => {
  expect(Object.keys(dropSettled(errors, field))).toEqual(left);
});
