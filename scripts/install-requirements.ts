import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** A program that a tool of the project needs besides npm's packages. */
export interface Requirement {
  name: string;
  debianPackage: string;
  isPresent(): boolean;
}

/**
 * Installs what is missing from Debian's packages, if possible.
 * @throws Error with one line that says what to install, otherwise
 */
export function installRequirements(requirements: Requirement[]): void {
  const findMissing = () => requirements.filter((requirement) => !requirement.isPresent());
  if (findMissing().length > 0 && canInstall()) installPackages(findMissing());
  const missing = findMissing();
  if (missing.length === 0) return;
  const names = missing.map(({ name }) => name).join(', ');
  const packages = missing.map(({ debianPackage }) => debianPackage).join(' ');
  throw new Error(`not installed: ${names}; on Debian: apt-get install ${packages}`);
}

const canInstall = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

function installPackages(missing: Requirement[]): void {
  const packages = missing.map(({ debianPackage }) => debianPackage);
  console.log(`Installing ${packages.join(', ')} from Debian's packages`);
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const { status, stdout, stderr } = spawnSync('apt-get', ['-q', ...args], {
      encoding: 'utf8',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (status !== 0) console.log(`${stdout}${stderr}`);
  }
}
