import { expect, it } from 'vitest';
import { isExampleAddress, isExampleHost } from './example-address.ts';

it.each([
  'acme.example',
  'example',
  'example.com',
  'calendar.example.com',
  'WWW.Example.ORG',
  'acme.example.',
])('%s is a host of examples', (host) => expect(isExampleHost(host)).toBe(true));

it.each(['acme.com', 'example.de', 'my-example.com', 'example.acme.com', 'localhost', ''])(
  '%s is not',
  (host) => expect(isExampleHost(host)).toBe(false),
);

it.each([
  ['hello@countermark.example', true],
  ['Acme <hello@acme.example>', true],
  ['"a@acme.com" <hello@example.com>', true],
  ['Acme, formerly example.com <hello@acme.com>', false],
  ['example@acme.com', false],
  ['', false],
])('the address %s: %s', (address, isExample) => expect(isExampleAddress(address)).toBe(isExample));
