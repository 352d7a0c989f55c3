import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { faultsRequirements } from './faults-requirements.ts';
import { installRequirements } from './install-requirements.ts';

/**
 * Makes faults around the built product: `npm run test:faults`. With `--full` there are 50 crashes of
 * each kind and longer attacks (about an hour); what else is given goes to vitest.
 */
const root = join(import.meta.dirname, '..');
const full = process.argv.includes('--full');
const rest = process.argv.slice(2).filter((argument) => argument !== '--full');

function run(program: string, args: string[]): boolean {
  const env = { ...process.env, ...(full && { FAULTS_FULL: '1' }) };
  return spawnSync(program, args, { cwd: root, env, stdio: 'inherit' }).status === 0;
}

try {
  installRequirements('the faults', faultsRequirements);
  const vitest = join(root, 'node_modules/.bin/vitest');
  const passed =
    run(process.execPath, ['scripts/build.ts']) &&
    run(vitest, ['run', '--config', 'tests/faults/vitest.config.ts', ...rest]);
  process.exitCode = passed ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
