import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}', 'content/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/**/*.test.ts'],
    exclude: [
      'tests/e2e/**',
      'tests/security/**',
      'tests/faults/**',
      'tests/instances/**',
      'tests/engines/**',
      'node_modules/**',
      'dist/**',
    ],
    globalSetup: 'tests/support/global-setup.ts',
    // Threads and programs that tests start compile the same sources again and again.
    env: { NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache') },
    setupFiles: 'tests/support/cheap-passwords.ts',
    // Processes, not threads: better-sqlite3 and sharp are native.
    pool: 'forks',
    maxWorkers: 2,
    // A machine may be four times slower than usual; its limits are no test's subject.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
