import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { makeTestFolder } from '#tests/support/test-folder.ts';
import { readAuthSecret } from './read-auth-secret.ts';

let dir = '';
beforeEach(() => {
  dir = makeTestFolder();
});

it('takes the one that is set', () => {
  expect(readAuthSecret({ authSecret: 'set', dataDir: dir })).toBe('set');
  expect(readdirSync(dir)).toEqual([]);
});

it('makes one once, readable by its owner alone', () => {
  const dataDir = join(dir, 'data');
  const secret = readAuthSecret({ authSecret: null, dataDir });
  expect(secret.length).toBeGreaterThanOrEqual(43);
  expect(readAuthSecret({ authSecret: null, dataDir })).toBe(secret);
  expect(readdirSync(dataDir)).toEqual(['auth-secret']);
  expect(statSync(join(dataDir, 'auth-secret')).mode & 0o777).toBe(0o600);
});

it('refuses a damaged file instead of signing with it', () => {
  writeFileSync(join(dir, 'auth-secret'), '');
  expect(() => readAuthSecret({ authSecret: null, dataDir: dir })).toThrow(/damaged/);
});
