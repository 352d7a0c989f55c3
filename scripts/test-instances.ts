import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { installRequirements } from './install-requirements.ts';
import { instancesRequirements } from './instances-requirements.ts';
import { testRequirements } from './test-requirements.ts';

/**
 * Runs several instances of the built product together: `npm run test:instances`. What else is given
 * goes to vitest.
 */
const root = join(import.meta.dirname, '..');
const vitest = join(root, 'node_modules/.bin/vitest');

function run(program: string, args: string[]): boolean {
  return spawnSync(program, args, { cwd: root, stdio: 'inherit' }).status === 0;
}

try {
  const database = testRequirements.filter(({ name }) => name.startsWith('PostgreSQL'));
  installRequirements('the instances', [...database, ...instancesRequirements]);
  const built = run(process.execPath, ['scripts/build.ts']);
  const config = ['run', '--config', 'tests/instances/vitest.config.ts'];
  process.exitCode = built && run(vitest, [...config, ...process.argv.slice(2)]) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
