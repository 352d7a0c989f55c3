import { expect, it } from 'vitest';
import { newApiKeySchema, readApiKeyStatus } from './api-keys.contract.ts';

const firstText = (value: unknown) => newApiKeySchema.safeParse(value).error?.issues[0]?.message;

it('asks for a name that is more than blanks', () => {
  expect(firstText({})).toBe('Please enter a key name');
  expect(firstText({ name: '  ' })).toBe('Please enter a key name');
  expect(firstText({ name: 'x'.repeat(101) })).toBe('Key name must be less than 100 characters');
  expect(newApiKeySchema.parse({ name: ` ${'x'.repeat(100)} ` }).name).toHaveLength(100);
});

it('takes an expiry as a day or a moment', () => {
  const parse = (expires_at: unknown) => newApiKeySchema.parse({ name: 'CI', expires_at }).expires_at;
  expect(parse('2030-02-28')).toBe('2030-02-28T23:59:59.999Z');
  expect(parse('2030-02-28T12:00:00+02:00')).toBe('2030-02-28T10:00:00.000Z');
  expect(parse(null)).toBeNull();
  expect(firstText({ name: 'CI', expires_at: '2030-02-30' })).toMatch(/^The expiry must be/);
  expect(firstText({ name: 'CI', expires_at: 1_900_000_000 })).toMatch(/^The expiry must be/);
});

it('calls a key revoked before expired, and expired at its moment', () => {
  const now = new Date('2030-01-01T00:00:00.000Z');
  const past = '2029-12-31T23:59:59.999Z';
  expect(readApiKeyStatus({ revoked: true, expires_at: past }, now)).toBe('Revoked');
  expect(readApiKeyStatus({ revoked: false, expires_at: now.toISOString() }, now)).toBe('Expired');
  expect(readApiKeyStatus({ revoked: false, expires_at: '2030-01-01T00:00:00.001Z' }, now)).toBe('Active');
  expect(readApiKeyStatus({ revoked: false, expires_at: null }, now)).toBe('Active');
});
