import { expect, it } from 'vitest';
import { describeFortune, describeFortuneRefusal } from './outcome.ts';

const refusal = (status: number) => ({ status, code: '', title: '', detail: 'of the server', errors: [] });

it('is the fortune', () => {
  expect(describeFortune('A good year.')).toMatchObject({ kind: 'success', text: 'A good year.' });
});

it.each([
  [429, 'Too many requests! Please try again in a moment.'],
  [402, 'Service temporarily unavailable. Please try again later.'],
  [500, 'Failed to generate your fortune. Please try again.'],
  [502, 'Failed to generate your fortune. Please try again.'],
  [504, 'Failed to generate your fortune. Please try again.'],
])("says the catalogue's text for %i", (status, text) => {
  expect(describeFortuneRefusal(refusal(status))).toMatchObject({ kind: 'error', text });
});

it('asks to try again where nothing answered', () => {
  expect(describeFortuneRefusal(refusal(0)).text).toBe('Something went wrong. Please try again.');
});

it('asks for the answer that is missing', () => {
  const message = 'Please select an option to continue';
  expect(describeFortuneRefusal({ ...refusal(400), errors: [{ field: 'budget', message }] }).text).toBe(
    message,
  );
});
