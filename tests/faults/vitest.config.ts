import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Faults around the built product; `npm run test:faults` runs them. */
const sample = ['database-away', 'disk', 'hardened-unit', 'huge-bodies', 'kill'];

export default defineConfig({
  test: {
    root: join(import.meta.dirname, '../..'),
    environment: 'node',
    include: process.env['TEST_SAMPLE']
      ? sample.map((name) => `tests/faults/${name}.test.ts`)
      : ['tests/faults/**/*.test.ts'],
    globalSetup: 'tests/support/global-setup.ts',
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: process.env['TEST_FULL'] ? 1_800_000 : 180_000,
    hookTimeout: 120_000,
  },
});
