import { expect, it } from 'vitest';
import { getShortName } from './short-name.ts';

it.each([
  ['Acme', 'Acme'],
  ['Acme Data Services', 'Acme Data'],
  ['Müller & Söhne', 'Müller'],
  ['AI Works Ltd', 'AI Works Ltd'],
  ['Donaudampfschifffahrt GmbH', 'Donaudampfschifffahrt'],
])('is whole words of %j: %j', (name, short) => {
  expect(getShortName(name)).toBe(short);
});
