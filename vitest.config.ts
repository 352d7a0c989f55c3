import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const withServer = ['src/{app,astro,http,platform,start}/**/*.test.{ts,tsx}', 'src/**/server/**/*.test.ts'];

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          // These keep nothing, and share their processes: importing takes longer than testing.
          name: 'pure',
          include: ['content/**/*.test.ts', 'src/**/*.test.{ts,tsx}'],
          exclude: withServer,
          isolate: false,
          unstubGlobals: true,
        },
      },
      {
        extends: true,
        test: {
          name: 'isolated',
          include: [
            ...withServer,
            'scripts/**/*.test.ts',
            'tests/{api,operations,spam-corpus}/**/*.test.ts',
            'tests/*.test.ts',
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
