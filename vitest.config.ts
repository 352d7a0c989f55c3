import { globSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Changes what modules are: that would be so for all files that share a process. */
const changesModules = /\bvi\.(?:(?:un|do)?mock|resetModules)\(/i;
const alone = globSync('src/**/*.test.{ts,tsx}').filter((file) =>
  changesModules.test(readFileSync(file, 'utf8')),
);

const features = 'src/{domain,features}/**/server/**/*.test.ts';

const others = 'src/{app,astro,http,platform,start}/**/*.test.{ts,tsx}';

const withDatabases = {
  globalSetup: 'tests/support/global-setup.ts',
  setupFiles: 'tests/support/cheap-passwords.ts',
};

// Importing takes longer than testing: what keeps nothing in its modules shares its processes.
const shared = { isolate: false, unstubGlobals: true };

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['content/**/*.test.ts', 'src/**/*.test.{ts,tsx}'],
          exclude: [features, others, ...alone],
          ...shared,
        },
      },
      {
        extends: true,
        test: { name: 'features', include: [features], exclude: alone, ...withDatabases, ...shared },
      },
      {
        extends: true,
        test: {
          name: 'isolated',
          include: [
            ...alone,
            others,
            'scripts/**/*.test.ts',
            'tests/{api,operations,spam-corpus}/**/*.test.ts',
            'tests/*.test.ts',
          ],
          ...withDatabases,
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
