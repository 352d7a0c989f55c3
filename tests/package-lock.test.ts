import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({ optionalDependencies: z.record(z.string(), z.string()).optional() }),
  ),
});

/** npm leaves out what a registry does not offer, and `npm ci` then refuses the lock file. */
it("the lock file has every platform's optional packages", () => {
  const text = readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8');
  const { packages } = lockSchema.parse(JSON.parse(text));
  const paths = Object.keys(packages);
  const missing = Object.values(packages)
    .flatMap(({ optionalDependencies }) => Object.keys(optionalDependencies ?? {}))
    .filter((name) => !paths.some((path) => path.endsWith(`node_modules/${name}`)));
  expect(missing).toEqual([]);
});
