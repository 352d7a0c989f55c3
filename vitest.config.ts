import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Texts, and what is made of them and keeps nothing: these share their processes, as importing takes longer than testing. */
const pure = ['content/**/*.test.ts', 'src/site/**/*.test.{ts,tsx}', 'src/design/drawings/**/*.test.ts'];

export default defineConfig({
  test: {
    projects: [
      { extends: true, test: { name: 'pure', include: pure, isolate: false } },
      {
        extends: true,
        test: {
          name: 'isolated',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: [
            ...pure,
            'tests/e2e/**',
            'tests/security/**',
            'tests/faults/**',
            'tests/instances/**',
            'tests/engines/**',
          ],
          globalSetup: 'tests/support/global-setup.ts',
          setupFiles: 'tests/support/cheap-passwords.ts',
        },
      },
    ],
    environment: 'node',
    // Threads and programs that tests start compile the same sources again and again.
    env: { NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache') },
    // Processes, not threads: better-sqlite3 and sharp are native.
    pool: 'forks',
    maxWorkers: 2,
    // A machine may be four times slower than usual; its limits are no test's subject.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
