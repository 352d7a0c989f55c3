import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Faults around the built product; `npm run test:faults` runs them. */
export default defineConfig({
  test: {
    root: join(import.meta.dirname, '../..'),
    environment: 'node',
    include: ['tests/faults/**/*.test.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: process.env['FAULTS_FULL'] ? 1_800_000 : 180_000,
    hookTimeout: 60_000,
  },
});
