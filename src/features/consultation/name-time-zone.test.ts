import { afterEach, expect, it, vi } from 'vitest';
import { nameTimeZone } from './name-time-zone.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

it.each([
  ['America/Los_Angeles', 'Los Angeles, Pacific Time'],
  ['UTC', 'UTC'],
  ['Etc/GMT+5', 'GMT+5'],
])('names %s once', (zone, name) => {
  vi.stubEnv('TZ', zone);
  expect(nameTimeZone()).toBe(name);
});
