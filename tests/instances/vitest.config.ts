import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Several instances of the built product on one database; `npm run test:instances` runs them. */
export default defineConfig({
  test: {
    root: join(import.meta.dirname, '../..'),
    environment: 'node',
    include: ['tests/instances/**/*.test.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
