import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import {
  enginesRequirements,
  faultsRequirements,
  instancesRequirements,
  securityRequirements,
} from './test-requirements.ts';
import { installRequirements, type Requirement } from './install-requirements.ts';

/**
 * Runs suites around the built product: `npm run test:security`, `test:faults`, `test:instances`,
 * `test:engines`.
 * - `--sample`: a representative part of each, as in CI
 * - `--full`: more rounds and longer scans (an hour and more)
 * - `--postgres`: the product under attack runs on PostgreSQL
 *
 * Other arguments go to Vitest, such as the path of one file.
 */
const requirements: Record<string, Requirement[]> = {
  security: securityRequirements,
  faults: faultsRequirements,
  instances: instancesRequirements,
  engines: enginesRequirements,
};
const root = join(import.meta.dirname, '..');
const given = process.argv.slice(2);
const suites = given.filter((argument) => Object.hasOwn(requirements, argument));
const options = ['--sample', '--full', '--postgres'].filter((option) => given.includes(option));
const rest = given.filter((argument) => !suites.includes(argument) && !options.includes(argument));
const env = {
  ...process.env,
  ...(options.includes('--sample') && { TEST_SAMPLE: '1' }),
  ...(options.includes('--full') && { TEST_FULL: '1' }),
  ...(options.includes('--postgres') && { SECURITY_DATABASE: 'postgres' }),
};

function run(program: string, args: string[]): boolean {
  return spawnSync(program, args, { cwd: root, env, stdio: 'inherit' }).status === 0;
}

function runSuite(suite: string): boolean {
  const startedAt = performance.now();
  const config = `tests/${suite}/vitest.config.ts`;
  const passed = run(join(root, 'node_modules/.bin/vitest'), ['run', '--config', config, ...rest]);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${passed ? 'passed' : 'FAILED'}: ${suite} (${seconds} s)`);
  return passed;
}

try {
  installRequirements(suites.flatMap((suite) => requirements[suite]!));
  const passed = run(process.execPath, ['scripts/build.ts']) && suites.every(runSuite);
  process.exitCode = passed ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
