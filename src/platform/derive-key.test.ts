import { expect, it } from 'vitest';
import { deriveKey } from './derive-key.ts';

it.each([
  ['mail link', '6eae53c721837dbee0c0e835b6f7f5b61418cd4e1fd7251ecc7b9ae92abf5db4'],
  ['access token', 'ccecb6462be7e710be8804c296ef4284865bc03ccb1bae6ab1521789d23ccb6f'],
  ['device', '06afbf2e18f9e9e61c78be3e0e690bc9e256292cd95d781c8bb134a1c3aca6a9'],
])('derives the key that stored data was made with: %s', (purpose, key) => {
  expect(deriveKey('a secret of the tests, long enough', purpose).export().toString('hex')).toBe(key);
});
