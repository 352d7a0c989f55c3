import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import type { Requirement } from './install-requirements.ts';
import { dovecot, nginx, postgres } from './test-requirements.ts';

/** The tools that `npm run test:faults` uses to cause faults. */
export const faultsRequirements: Requirement[] = [
  postgres,
  dovecot,
  nginx,
  { name: 'strace', debianPackage: 'strace', isPresent: () => spawnSync('strace', ['-V']).status === 0 },
  {
    name: 'slowhttptest',
    debianPackage: 'slowhttptest',
    isPresent: () => existsSync('/usr/bin/slowhttptest'),
  },
  {
    name: 'libfaketime',
    debianPackage: 'faketime',
    isPresent: () => globSync('/usr/lib/*/faketime/libfaketime.so.1').length > 0,
  },
  {
    name: 'systemd (its groups of system calls)',
    debianPackage: 'systemd',
    isPresent: () => spawnSync('systemd-analyze', ['--version']).status === 0,
  },
  {
    name: 'libseccomp for Python',
    debianPackage: 'python3-seccomp',
    isPresent: () => spawnSync('/usr/bin/python3', ['-c', 'import seccomp']).status === 0,
  },
];
