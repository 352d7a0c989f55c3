import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { installRequirements } from './install-requirements.ts';
import { securityRequirements } from './security-requirements.ts';

/**
 * Attacks the built product: `npm run test:security`. With `--full` the scanners look longer
 * (about half an hour), with `--postgres` what is attacked runs on PostgreSQL; what else is given goes to
 * vitest.
 */
const root = join(import.meta.dirname, '..');
const full = process.argv.includes('--full');
const onPostgres = process.argv.includes('--postgres');
const rest = process.argv.slice(2).filter((argument) => !['--full', '--postgres'].includes(argument));

function run(program: string, args: string[]): boolean {
  const env = {
    ...process.env,
    ...(full && { SECURITY_FULL: '1' }),
    ...(onPostgres && { SECURITY_DATABASE: 'postgres' }),
  };
  return (
    spawnSync(join(root, 'node_modules/.bin', program), args, { cwd: root, env, stdio: 'inherit' }).status ===
    0
  );
}

try {
  installRequirements('the attacks', securityRequirements);
  const built =
    spawnSync(process.execPath, ['scripts/build.ts'], { cwd: root, stdio: 'inherit' }).status === 0;
  const attacked = built && run('vitest', ['run', '--config', 'tests/security/vitest.config.ts', ...rest]);
  process.exitCode = attacked ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
