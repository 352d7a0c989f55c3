import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Several instances of the built product on one database; `npm run test:instances` runs them. */
const sample = ['production-install', 'rolling-restart', 'shared-state'];

export default defineConfig({
  test: {
    root: join(import.meta.dirname, '../..'),
    environment: 'node',
    include: process.env['TEST_SAMPLE']
      ? sample.map((name) => `tests/instances/${name}.test.ts`)
      : ['tests/instances/**/*.test.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 180_000,
    hookTimeout: 120_000,
  },
});
