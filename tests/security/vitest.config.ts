import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Attacks on the built product in processes of its own; `npm run test:security` runs them. */
export default defineConfig({
  test: {
    root: join(import.meta.dirname, '../..'),
    environment: 'node',
    include: ['tests/security/**/*.test.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
