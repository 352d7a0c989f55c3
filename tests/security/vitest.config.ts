import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Attacks on the built product in processes of its own; `npm run test:security` runs them. */
const sample = ['accounts', 'cross-site', 'heavy-input', 'paths', 'secrets', 'smuggling', 'uploads'];

export default defineConfig({
  test: {
    root: join(import.meta.dirname, '../..'),
    environment: 'node',
    include: process.env['TEST_SAMPLE']
      ? sample.map((name) => `tests/security/${name}.test.ts`)
      : ['tests/security/**/*.test.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 180_000,
    hookTimeout: 120_000,
  },
});
