import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import type { EngineName } from './engine.ts';

/** Journeys in the engines that the other browser tests do not use; `npm run test:engines` runs them. */
const engines: EngineName[] = ['firefox', 'webkit'];
const sample = ['forms', 'session-check'];

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: engines.map((name) => ({
      test: {
        name,
        root: join(import.meta.dirname, '../..'),
        environment: 'node',
        env: { ENGINE: name },
        include: process.env['TEST_SAMPLE']
          ? sample.map((file) => `tests/engines/${file}.test.ts`)
          : ['tests/engines/**/*.test.ts'],
        pool: 'forks',
        testTimeout: 180_000,
        hookTimeout: 180_000,
      },
    })),
  },
});
