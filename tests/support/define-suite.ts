import { join } from 'node:path';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

/**
 * A suite around the built product.
 * @param folder in tests/
 * @param sample the files that TEST_SAMPLE runs
 */
export const defineSuite = (
  folder: string,
  sample: string[],
  more: ViteUserConfig['test'] = {},
): ViteUserConfig =>
  defineConfig({
    test: {
      root: join(import.meta.dirname, '../..'),
      environment: 'node',
      include: process.env['TEST_SAMPLE']
        ? sample.map((name) => `tests/${folder}/${name}.test.ts`)
        : [`tests/${folder}/**/*.test.ts`],
      pool: 'forks',
      maxWorkers: 2,
      testTimeout: 180_000,
      hookTimeout: 120_000,
      ...more,
    },
  });
