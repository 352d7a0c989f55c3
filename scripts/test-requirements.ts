import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findPostgresPrograms } from '../tests/support/postgres-cluster.ts';

/** What the tests need besides npm's packages. */
interface Requirement {
  name: string;
  debianPackage: string;
  isPresent(): boolean;
}

const requirements: Requirement[] = [
  {
    name: 'Chromium',
    debianPackage: 'chromium',
    isPresent: () => existsSync(process.env['CHROMIUM'] ?? '/usr/bin/chromium'),
  },
  {
    name: 'PostgreSQL (server)',
    debianPackage: 'postgresql',
    isPresent: () => findPostgresPrograms() !== null,
  },
  {
    name: 'Java',
    debianPackage: 'default-jre-headless',
    isPresent: () => spawnSync('java', ['-version']).status === 0,
  },
];

/**
 * Installs what is missing from Debian's packages, where that is possible.
 * @throws Error with one line that says what to install, where it is not
 */
export function installRequirements(): void {
  if (findMissing().length > 0 && canInstall()) installPackages(findMissing());
  const missing = findMissing();
  if (missing.length === 0) return;
  const names = missing.map(({ name }) => name).join(', ');
  const packages = missing.map(({ debianPackage }) => debianPackage).join(' ');
  throw new Error(`the tests need ${names}; on Debian: apt-get install ${packages}`);
}

const findMissing = (): Requirement[] => requirements.filter((requirement) => !requirement.isPresent());

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
